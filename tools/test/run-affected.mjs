import { parseArgs } from 'node:util';
import { runCommand, StartError } from '../start/workspace.mjs';
import { parts } from './parts.mjs';
import { createSteps, runStep } from './steps.mjs';

// `node tools/test/run-affected.mjs <part> [--shard=1/3]`: one part of `npm test`, for the projects that a change affects.
await runCommand(async () => {
  const { values, positionals } = parseArgs({ options: { shard: { type: 'string' } }, allowPositionals: true });
  const [part = ''] = positionals;
  if (!Object.hasOwn(parts, part)) throw new StartError(`Name one of these parts: ${Object.keys(parts).join(', ')}.`);
  const steps = createSteps('affected');
  for (const name of parts[part]) {
    const { title, args } = steps[name];
    console.log(`\n── ${title} ──`);
    // Nx passes unknown flags on to the test runner.
    const { isOk } = await runStep({ args: values.shard ? [...args, `--shard=${values.shard}`] : args }, process.env);
    if (!isOk) process.exitCode = 1;
  }
});
