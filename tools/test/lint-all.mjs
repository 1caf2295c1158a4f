import { spawn } from 'node:child_process';
import path from 'node:path';
import { createProjectGraphAsync } from '@nx/devkit';
import { runCommand, workspaceRoot } from '../start/workspace.mjs';

const eslint = path.join(workspaceRoot, 'node_modules/eslint/bin/eslint.js');
const files = ['apps', 'libs', 'tools', '*.js', '*.mjs'];

// Lints everything in one process: a process for each project would load all rules each time, and take more than twice as long in total.
await runCommand(async () => {
  // This writes the graph that the rule about borders reads. Without a graph the rule only warns, and refuses nothing.
  await createProjectGraphAsync();
  const child = spawn(process.execPath, [eslint, ...files, '--max-warnings=0'], {
    cwd: workspaceRoot,
    stdio: 'inherit',
  });
  process.exitCode = await new Promise((resolve) => child.once('close', (code) => resolve(code ?? 1)));
});
