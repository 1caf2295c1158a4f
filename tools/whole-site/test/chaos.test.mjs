import { runChaos } from '../chaos/run-chaos.mjs';

// The short form of `npm run chaos`; the order of the seed begins with a kill of the API, a silent line and a full disk.
test('a site under load gets over half a minute of troubles', async () => {
  const told = [];
  const { problems, troubles } = await runChaos({ seconds: 30, seed: 1, patience: 3, say: (line) => told.push(line) });
  if (problems.length > 0) throw new Error(`${problems.join('\n')}\n\n${told.join('\n')}`);
  expect(troubles.length).toBeGreaterThan(2);
});
