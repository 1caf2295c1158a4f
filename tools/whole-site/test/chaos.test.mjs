import { runChaos } from '../chaos/run-chaos.mjs';

// A short run of `npm run chaos`. The order that this seed gives begins with a kill of the API, a silent line and a full disk.
test('a site under load recovers from half a minute of faults', async () => {
  const told = [];
  const run = runChaos({ seconds: 30, seed: 1, patience: 3, say: (line) => told.push(line) });
  const { problems, troubles } = await run.catch((error) => ({ problems: [error.stack], troubles: [] }));
  if (problems.length > 0) throw new Error(`${problems.join('\n')}\n\n${told.join('\n')}`);
  expect(troubles.length).toBeGreaterThan(2);
});
