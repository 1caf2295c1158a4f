import { spawn } from 'node:child_process';
import path from 'node:path';
import { workspaceRoot } from '../start/workspace.mjs';

const nx = path.join(workspaceRoot, 'node_modules/nx/dist/bin/nx.js');
const runMany = (targets, ...more) => [nx, 'run-many', '-t', targets, '--output-style=static', '--parallel=2', ...more];

/**
 * The steps of a run, in their order: the quick ones first, so that a slip is told early.
 * @type {Record<string, {title: string, args: string[]}>}
 */
export const steps = {
  format: {
    title: 'Format',
    args: [path.join(workspaceRoot, 'node_modules/prettier/bin/prettier.cjs'), '--check', '--log-level=warn', '.'],
  },
  lint: { title: 'Lint with module boundaries', args: runMany('lint') },
  types: { title: 'Types', args: runMany('typecheck') },
  unit: { title: 'Unit tests', args: runMany('test', '--exclude=api,whole-site', '--nxBail=false') },
  api: { title: 'API tests', args: runMany('test', '-p', 'api') },
  // Whole sites with time limits: beside other tests they would measure those.
  whole: { title: 'Whole-site tests', args: runMany('test', '-p', 'whole-site') },
  browser: { title: 'Browser tests', args: runMany('e2e', '-p', 'web-e2e') },
};

/**
 * Runs one step with its output on the terminal.
 * @param {{args: string[]}} step @param {NodeJS.ProcessEnv} env
 * @returns {Promise<{isOk: boolean, seconds: number}>}
 */
export async function runStep(step, env) {
  const startMs = Date.now();
  const child = spawn(process.execPath, step.args, { cwd: workspaceRoot, env, stdio: 'inherit' });
  const forward = (signal) => child.kill(signal);
  process.on('SIGINT', forward).on('SIGTERM', forward);
  const code = await new Promise((resolve) => child.once('close', resolve));
  process.off('SIGINT', forward).off('SIGTERM', forward);
  return { isOk: code === 0, seconds: (Date.now() - startMs) / 1000 };
}
