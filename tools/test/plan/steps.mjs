import { spawn } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { workspaceRoot } from '../../start/workspace.mjs';

const nx = path.join(workspaceRoot, 'node_modules/nx/dist/bin/nx.js');
const oxlint = path.join(workspaceRoot, 'node_modules/oxlint/bin/oxlint');
/** The code that runs on the site or next to a game server. */
const productFolders = ['apps/api/src', 'apps/web/app', 'apps/web/server', 'libs', 'tools/agent/src'];
const nxArgs = (command, targets, ...more) => [
  nx,
  command,
  '-t',
  targets,
  '--output-style=static',
  ...(more.some((arg) => arg.startsWith('--parallel')) ? [] : ['--parallel=2']),
  ...more,
];
const only = { 'run-many': (project) => `--projects=${project}`, affected: (project) => `--exclude=*,!${project}` };
/** The projects whose tests are separate steps. */
const ownSteps = ['api', 'web', 'tools', 'whole-site'];

/**
 * The steps of a run in their order, the quick ones first, so that a mistake is reported early: for all projects (`run-many`) or for
 * those that a change affects (`affected`, between NX_BASE and NX_HEAD).
 * @param {'run-many' | 'affected'} command
 * @returns {Record<string, {title: string, args: string[]}>}
 */
export function createSteps(command) {
  const run = (targets, ...more) => nxArgs(command, targets, ...more);
  return {
    format: {
      title: 'Format',
      args: [path.join(workspaceRoot, 'node_modules/prettier/bin/prettier.cjs'), '--check', '--log-level=warn', '.'],
    },
    lint: {
      title: 'Lint with module boundaries',
      args: command === 'affected' ? run('lint') : [path.join(workspaceRoot, 'tools/test/lint-all.mjs')],
    },
    // Before the tests, because several of them need the builds.
    build: { title: 'Build', args: run('build') },
    // Two programs for all projects take less time than one program for each affected project.
    types: { title: 'Types', args: [path.join(workspaceRoot, 'tools/test/check-types.mjs')] },
    // The rules of .oxlintrc.json; only in `npm test`, because it reads the types of every project.
    values: { title: 'Lint with types', args: [oxlint, ...productFolders] },
    // These three run at the same time. Nx would start the two long ones, web and tools, after all others.
    unit: { title: 'Unit tests', args: run('test', `--exclude=${ownSteps}`, '--nxBail=false') },
    web: { title: 'Web server tests', args: run('test', only[command]('web')) },
    tools: { title: 'Tool tests', args: run('test', only[command]('tools')) },
    api: { title: 'API tests', args: run('test', only[command]('api')) },
    // Runs without other tests, which would slow down the recoveries that these tests wait for.
    whole: { title: 'Whole-site tests', args: run('test', only[command]('whole-site')) },
    browser: { title: 'Browser tests', args: run('e2e', only[command]('web-e2e')) },
  };
}

/** The steps for all projects. */
export const steps = createSteps('run-many');

/** Links and citations of the documents; part of the tools' tests as well. */
export const docsStep = { title: 'Docs', args: [path.join(workspaceRoot, 'tools/docs/check-links.mjs')] };

/** The names of the steps in the order of a run. Steps of one group run at the same time, because a single one leaves a core idle. */
export const groups = [
  ['format', 'lint', 'build'],
  ['types'],
  ['unit', 'web', 'tools'],
  ['api'],
  // The whole-site tests wait half of the time, which leaves CPU time for the lint.
  ['whole', 'values'],
  ['browser'],
];

const stopSignals = ['SIGINT', 'SIGTERM'];

/**
 * Runs steps at the same time. A single step prints its output while it runs; of several, each prints its output when it has ended. A
 * signal to stop ends them, and then this process.
 * @param {{title: string, args: string[]}[]} some @param {NodeJS.ProcessEnv} env
 * @returns {Promise<{isOk: boolean, seconds: number}[]>}
 */
export async function runSteps(some, env) {
  if (some.length > 1) console.log(`\nAt the same time: ${some.map(({ title }) => title).join(', ')}`);
  let stoppedBy;
  const noteStop = (signal) => (stoppedBy = signal);
  for (const signal of stopSignals) process.on(signal, noteStop);
  const ended = await Promise.all(some.map((step) => runStep(step, env, some.length > 1)));
  if (stoppedBy) process.exit(128 + os.constants.signals[stoppedBy]);
  for (const signal of stopSignals) process.off(signal, noteStop);
  return ended;
}

async function runStep({ title, args }, env, isHeld) {
  const startMs = Date.now();
  const head = `\n── ${title} ──`;
  if (!isHeld) console.log(head);
  const child = spawn(process.execPath, args, {
    cwd: workspaceRoot,
    env: isHeld && process.stdout.isTTY ? { FORCE_COLOR: '1', ...env } : env,
    stdio: isHeld ? ['ignore', 'pipe', 'pipe'] : 'inherit',
  });
  const output = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => output.push(chunk));
  const forward = (signal) => child.kill(signal);
  for (const signal of stopSignals) process.on(signal, forward);
  const code = await new Promise((resolve) => child.once('close', resolve));
  for (const signal of stopSignals) process.off(signal, forward);
  if (isHeld) console.log(`${head}\n${Buffer.concat(output)}`.trimEnd());
  return { isOk: code === 0, seconds: (Date.now() - startMs) / 1000 };
}
