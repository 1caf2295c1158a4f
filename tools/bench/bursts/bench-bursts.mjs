import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { buildProjects } from '../../start/preparations/build.mjs';
import { ensureInstalled } from '../../start/preparations/install.mjs';
import { StartError, runCommand, workspaceRoot } from '../../start/workspace.mjs';

// `npm run bench:bursts`: builds, then runs the measurement through tsx, because it shares its bursts with the browser tests.
await runCommand(async () => {
  ensureInstalled(workspaceRoot, console.log);
  await buildProjects(['web']);
  const tsx = path.join(workspaceRoot, 'node_modules/tsx/dist/cli.mjs');
  const benches = ['bench-bursts.ts', 'bench-chat-window.ts'].map((name) =>
    path.join(workspaceRoot, 'apps/web-e2e/src/measure', name),
  );
  const failed = benches.filter(
    (bench) => spawnSync(process.execPath, [tsx, bench], { cwd: workspaceRoot, stdio: 'inherit' }).status !== 0,
  );
  if (failed.length > 0) throw new StartError('A page is slower under a burst than its budget; the figures are above.');
});
