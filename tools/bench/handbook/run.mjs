import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { StartError, workspaceRoot } from '../../start/workspace.mjs';

/** Runs a program of the workspace and returns its output. @throws StartError with its error output */
export function run(command, args) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: workspaceRoot, encoding: 'utf8' });
  if (status !== 0) throw new StartError(`${path.basename(args.at(-2) ?? command)} failed: ${stderr}`);
  return stdout;
}
