import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { StartError, workspaceRoot } from '../workspace.mjs';

/**
 * Builds projects through Nx's cache, quietly. Throws a StartError with the failing project's output.
 * @param {string[]} projects
 */
export async function buildProjects(projects) {
  const { code, output } = await runNx(['run-many', '-t', 'build', '-p', projects.join(','), '--output-style=static']);
  if (code !== 0) {
    throw new StartError('The build failed (its output is above).', failingOutput(output));
  }
}

/**
 * Runs Nx and collects what it prints.
 * @param {string[]} args
 * @returns {Promise<{code: number, output: string}>}
 */
export function runNx(args) {
  const nx = path.join(workspaceRoot, 'node_modules/nx/dist/bin/nx.js');
  const entry = existsSync(nx) ? nx : path.join(workspaceRoot, 'node_modules/nx/bin/nx.js');
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [entry, ...args], { cwd: workspaceRoot, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => (output += text));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Leaves out successful tasks: Nx starts each task's part with a line `> nx run project:target`. */
function failingOutput(output) {
  const parts = output.split(/^(?=> nx run )/m);
  const bad = parts.filter(
    (part, index) => index > 0 && !/Successfully ran|existing outputs match|local cache/.test(part),
  );
  const lines = (bad.length > 0 ? bad.join('') : output).trimEnd().split('\n');
  // The cause is at the top and the summary at the end; between them a bundler may list hundreds of modules.
  return lines.length <= 80
    ? lines
    : [...lines.slice(0, 50), `… ${lines.length - 70} lines left out …`, ...lines.slice(-20)];
}
