import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildProjects } from '../start/build.mjs';
import { ensureInstalled } from '../start/install.mjs';
import { StartError, runCommand, workspaceRoot } from '../start/workspace.mjs';

// `npm run bench`: builds, then lets tsx run the measurements, which share launcher and route table with the browser tests.
await runCommand(async () => {
  const { values } = parseArgs({ options: { only: { type: 'string' }, json: { type: 'boolean' } } });
  if (values.only !== undefined && !['http', 'weight', 'lighthouse'].includes(values.only))
    throw new StartError(`--only is "${values.only}": it must be http, weight or lighthouse.`);
  ensureInstalled(workspaceRoot, console.error);
  await buildProjects(['api', 'web']);
  const tsx = path.join(workspaceRoot, 'node_modules/tsx/dist/cli.mjs');
  const measure = path.join(workspaceRoot, 'tools/bench/measure.mts');
  const { status } = spawnSync(process.execPath, [tsx, measure, ...process.argv.slice(2)], {
    cwd: workspaceRoot,
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
});
