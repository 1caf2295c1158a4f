import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { buildProjects } from '../../start/build.mjs';
import { ensureInstalled } from '../../start/install.mjs';
import { StartError, runCommand, workspaceRoot } from '../../start/workspace.mjs';

// `npm run bench:bursts`: builds, then lets tsx run the measurement, which shares its bursts with the browser tests.
await runCommand(async () => {
  ensureInstalled(workspaceRoot, console.log);
  await buildProjects(['web']);
  const tsx = path.join(workspaceRoot, 'node_modules/tsx/dist/cli.mjs');
  const bench = path.join(workspaceRoot, 'apps/web-e2e/src/bench-bursts.ts');
  const { status } = spawnSync(process.execPath, [tsx, bench], { cwd: workspaceRoot, stdio: 'inherit' });
  if (status !== 0)
    throw new StartError('The status page is slower under a burst than its budget; the table is above.');
});
