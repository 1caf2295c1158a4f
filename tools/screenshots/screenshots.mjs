import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { buildProjects } from '../start/preparations/build.mjs';
import { ensureInstalled } from '../start/preparations/install.mjs';
import { StartError, runCommand, workspaceRoot } from '../start/workspace.mjs';

// `npm run screenshots`: builds, then takes the screenshots through tsx, because they share the route table with the browser tests.
await runCommand(async () => {
  ensureInstalled(workspaceRoot, console.log);
  await buildProjects(['api', 'web']);
  const tsx = path.join(workspaceRoot, 'node_modules/tsx/dist/cli.mjs');
  const walk = path.join(workspaceRoot, 'apps/web-e2e/src/checks/take-screenshots.ts');
  const { status } = spawnSync(process.execPath, [tsx, walk, ...process.argv.slice(2)], { cwd: workspaceRoot, stdio: 'inherit' });
  if (status !== 0) throw new StartError('The screenshots were not all taken; the reason is above.');
});
