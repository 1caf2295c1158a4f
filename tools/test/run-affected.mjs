import { parseArgs } from 'node:util';
import { runCommand, StartError } from '../start/workspace.mjs';
import { parts } from './plan/parts.mjs';
import { createSteps, runSteps } from './plan/steps.mjs';

// `node tools/test/run-affected.mjs <part> [--shard=1/3]`: one part of `npm test`, for the projects that a change affects.
await runCommand(async () => {
  const { values, positionals } = parseArgs({ options: { shard: { type: 'string' } }, allowPositionals: true });
  const [part = ''] = positionals;
  if (!Object.hasOwn(parts, part)) throw new StartError(`Name one of these parts: ${Object.keys(parts).join(', ')}.`);
  const steps = createSteps('affected');
  for (const name of parts[part]) {
    const { title, args } = steps[name];
    // Nx passes unknown flags on to the test runner.
    const step = { title, args: values.shard ? [...args, `--shard=${values.shard}`] : args };
    const [{ isOk }] = await runSteps([step], process.env);
    if (!isOk) process.exitCode = 1;
  }
});
