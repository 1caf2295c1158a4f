import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildProjects } from '../start/preparations/build.mjs';
import { ensureInstalled } from '../start/preparations/install.mjs';
import { benchFlags } from './flags.mjs';
import { StartError, runCommand, workspaceRoot } from '../start/workspace.mjs';

// `npm run bench`: builds, then runs the measurements through tsx, because they share launcher and route table with the browser tests.
await runCommand(async () => {
  const { values } = parseArgs({ options: benchFlags });
  if (values.only !== undefined && !['http', 'workers', 'weight', 'lighthouse', 'memory'].includes(values.only))
    throw new StartError(`--only is "${values.only}": it must be http, workers, weight, lighthouse or memory.`);
  for (const name of ['after', 'load'])
    if (values[name] !== undefined && !/^\d{1,5}$/.test(values[name]))
      throw new StartError(`--${name} is "${values[name]}": it must be a number of seconds.`);
  const more = values['extra-routes'];
  if (more !== undefined && !/^[1-9]\d{0,2}$/.test(more))
    throw new StartError(`--extra-routes is "${more}": it must be a number from 1 to 999.`);
  ensureInstalled(workspaceRoot, console.error);
  await buildProjects(['api', 'web', 'demo-fleet']);
  const tsx = path.join(workspaceRoot, 'node_modules/tsx/dist/cli.mjs');
  const measure = path.join(workspaceRoot, 'tools/bench/measure.mts');
  const { status } = spawnSync(process.execPath, [tsx, measure, ...process.argv.slice(2)], {
    cwd: workspaceRoot,
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
});
