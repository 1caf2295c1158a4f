import { spawn } from 'node:child_process';
import path from 'node:path';
import { workspaceRoot } from '../start/workspace.mjs';
import { typePrograms } from './type-programs.mjs';

const tsc = path.join(workspaceRoot, 'node_modules/typescript-7/bin/tsc');

const check = (program) =>
  new Promise((resolve) => {
    const args = [tsc, '-p', program, '--noEmit', '--pretty'];
    const child = spawn(process.execPath, args, { cwd: workspaceRoot, stdio: 'inherit' });
    child.once('close', (code) => resolve(code === 0));
  });

// Both at once: each uses one core.
const results = await Promise.all(typePrograms.map(check));
process.exitCode = results.every(Boolean) ? 0 : 1;
