import { parseArgs } from 'node:util';
import { StartError, buildProjects, ensureInstalled, runCommand, workspaceRoot } from '../src/start-tools.mjs';

const usage = `npm run chaos -- [flags]   cause faults in a real site under load, and check that it recovers

  --minutes <number>  how long (default 10)
  --seed <number>     the same faults in the same order (default: another each time)
  --only <text>       only faults whose name has this text

It starts a separate site on free ports with its own data folder. Full disks need the right to mount (root).`;

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      minutes: { type: 'string', default: '10' },
      seed: { type: 'string', default: String(Date.now() % 1_000_000) },
      only: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) return console.log(usage);
  const [minutes, seed] = [Number(values.minutes), Number(values.seed)];
  if (!(minutes > 0) || !Number.isSafeInteger(seed)) throw new StartError('--minutes and --seed must be numbers.');
  ensureInstalled(workspaceRoot, console.log);
  await buildProjects(['api', 'web', 'demo-fleet']);
  const { runChaos } = await import('./run-chaos.mjs');
  const startMs = performance.now();
  const say = (line) => console.log(`${((performance.now() - startMs) / 1000).toFixed(1).padStart(7)} s  ${line}`);
  const { problems, troubles } = await runChaos({ seconds: minutes * 60, seed, only: values.only, say });
  console.log(`\n${troubles.length} troubles, ${problems.length} problems`);
  for (const problem of problems) console.log(`  ${problem}`);
  if (problems.length > 0) process.exitCode = 1;
});
