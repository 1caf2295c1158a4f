import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { StartError, workspaceRoot } from '../workspace.mjs';

const run = promisify(execFile);
const limitMs = 60_000;

/**
 * Lets all processes check their settings at once, before any process writes anything. Throws a StartError with one line for each wrong
 * setting.
 * @param {import('../processes/processes.mjs').ManagedProcess[]} processes
 * @param {{env: NodeJS.ProcessEnv, isDev: boolean}} options the environment that the processes will get
 */
export async function checkSettings(processes, { env, isDev }) {
  const faults = await Promise.all(
    processes.map((one) => findFault(isDev ? one.devCheckCommand : one.checkCommand, env)),
  );
  const told = faults.filter((fault) => fault !== null);
  if (told.length > 0) throw new StartError(told.join('\n'));
}

async function findFault(command, env) {
  if (command === null) return null;
  try {
    await run(process.execPath, command, { cwd: workspaceRoot, env, timeout: limitMs });
    return null;
  } catch (error) {
    return error.stderr?.trim() || error.message;
  }
}
