import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { buildProjects } from '../preparations/build.mjs';
import { findRunningStart } from '../preparations/data-folder.mjs';
import { ensureInstalled } from '../preparations/install.mjs';
import { childEnvironment } from '../processes/processes.mjs';
import { loadEnvFile, readSettings } from '../settings/settings.mjs';
import { waitUntilReady } from '../processes/wait-until-ready.mjs';
import { runCommand, workspaceRoot } from '../workspace.mjs';

// `npm run backup | restore | seed | admin:reset | server | incident | import | downloads | commands | characters |
// redeem-codes | deliveries`: the API's own operator commands, built first when there is no build yet.
await runCommand(async () => {
  loadEnvFile();
  const settings = readSettings(process.env);
  const file = path.join(workspaceRoot, 'apps/api/dist/command.js');
  ensureInstalled(workspaceRoot, console.error);
  if (!existsSync(file)) await buildProjects(['api']);
  // npm runs scripts in the repository folder; the operator's paths are relative to the operator's current folder.
  const [verb, ...rest] = process.argv.slice(2);
  const args = withPaths(verb, rest);
  // The running site's API does the work. A command that locked the data folder during a restart of the API would block that restart.
  if (verb !== 'restore' && !settings.isExternal && findRunningStart(settings.dataDir) !== null) {
    const url = `http://127.0.0.1:${settings.apiPort}/startupz`;
    await waitUntilReady({ name: "the running site's API", url, timeoutMs: 120_000 });
  }
  const child = spawn(process.execPath, [file, ...args], {
    cwd: workspaceRoot,
    env: childEnvironment(settings, process.env),
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  process.exitCode = await new Promise((resolve) => child.once('close', (code) => resolve(code ?? 1)));
});

/** The words of a command, with paths resolved from the operator's current folder. */
function withPaths(verb, rest) {
  if (verb === 'restore') return [verb, ...rest.map(asPath)];
  // downloads export|apply <slug> <file>
  if (verb === 'downloads') return [verb, ...rest.slice(0, 2), ...rest.slice(2).map(asPath)];
  // commands check <file> [--for …], commands export <slug> <engine> [file]
  if (verb === 'commands') {
    const [what, ...words] = rest;
    if (what === 'check') return [verb, what, ...words.slice(0, 1).map(asPath), ...words.slice(1)];
    if (what === 'export') return [verb, what, ...words.slice(0, 2), ...words.slice(2).map(asPath)];
  }
  return process.argv.slice(2);
}

function asPath(arg) {
  return arg.startsWith('-') ? arg : path.resolve(process.env.INIT_CWD ?? '.', arg);
}
