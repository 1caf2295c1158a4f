import { spawn } from 'node:child_process';
import path from 'node:path';
import { createProjectGraphAsync } from '@nx/devkit';
import { runCommand, workspaceRoot } from '../start/workspace.mjs';

const eslint = path.join(workspaceRoot, 'node_modules/eslint/bin/eslint.js');
const files = ['apps', 'libs', 'tools', '*.js', '*.mjs'];

// Lints everything in one process: one for each project loads all rules again each time, and takes more than twice as long.
await runCommand(async () => {
  // The rule about borders reads the graph that this writes. Without a graph it only warns, and lets everything pass.
  await createProjectGraphAsync();
  const child = spawn(process.execPath, [eslint, ...files, '--max-warnings=0'], {
    cwd: workspaceRoot,
    stdio: 'inherit',
  });
  process.exitCode = await new Promise((resolve) => child.once('close', (code) => resolve(code ?? 1)));
});
