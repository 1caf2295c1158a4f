import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { buildProjects } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { childEnvironment } from './processes.mjs';
import { loadEnvFile, readSettings } from './settings.mjs';
import { runCommand, workspaceRoot } from './workspace.mjs';

// `npm run backup | restore | seed | admin:reset`: the API's own operator commands, built first when there is no build yet.
await runCommand(async () => {
  loadEnvFile();
  const settings = readSettings(process.env);
  const file = path.join(workspaceRoot, 'apps/api/dist/command.js');
  ensureInstalled(workspaceRoot, console.error);
  if (!existsSync(file)) await buildProjects(['api']);
  // npm runs scripts in the repository; a path given by the operator belongs to the folder they stand in.
  const args = process.argv
    .slice(2)
    .map((arg, index) => (index > 0 && isPath(arg) ? path.resolve(process.env.INIT_CWD ?? '.', arg) : arg));
  const child = spawn(process.execPath, [file, ...args], {
    cwd: workspaceRoot,
    env: childEnvironment(settings, process.env),
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  process.exitCode = await new Promise((resolve) => child.once('close', (code) => resolve(code ?? 1)));
});

function isPath(arg) {
  return !arg.startsWith('-') && /[/\\.]/.test(arg);
}
