import { rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled } from '../start/preparations/install.mjs';
import { runCommand, workspaceRoot } from '../start/workspace.mjs';
import { groups, runSteps, steps } from './plan/steps.mjs';
import { summarise } from './results/summary.mjs';

const resultsFolder = path.join(workspaceRoot, 'tmp/results');
// Results of earlier runs say nothing about a busy machine. So Nx starts a busy run without a memory; its later steps reuse the builds of
// its first one. The files of the cache alone are not enough: what has run is in a database in the other folder.
const busyNx = path.join(workspaceRoot, 'tmp/busy-nx');
const busySettings = {
  NX_CACHE_DIRECTORY: path.join(busyNx, 'cache'),
  NX_WORKSPACE_DATA_DIRECTORY: path.join(busyNx, 'workspace-data'),
};

// `npm test`: installs packages, finds or installs a browser, runs every check, and lists at the end what ran. With `--busy`, all cores
// have other work at the same time, so that a test that passes only on an idle machine fails.
await runCommand(async () => {
  const { values: flags } = parseArgs({
    options: { 'allow-no-browser': { type: 'boolean' }, busy: { type: 'boolean' } },
  });
  ensureInstalled(workspaceRoot, console.log);
  const { provideBrowser } = await import('./machine/playwright-browser.mjs');
  const { findTestDatabase } = await import('./machine/find-test-database.mjs');
  const { missingResults, readResults } = await import('./results/read-results.mjs');
  const { findTestProjects } = await import('./results/test-projects.mjs');

  const browser = await provideBrowser(console.log);
  const database = await findTestDatabase(process.env);
  const env = {
    ...process.env,
    ...(database && { TEST_DATABASE_URL: database }),
    ...(browser.executablePath && { CHROMIUM_PATH: browser.executablePath }),
    ...(flags.busy && busySettings),
  };
  // Only results that this run writes, or that Nx restores from its cache, may count.
  rmSync(resultsFolder, { recursive: true, force: true });
  rmSync(busyNx, { recursive: true, force: true });

  if (flags.busy) {
    const { keepBusy } = await import('./machine/keep-busy.mjs');
    keepBusy();
  }
  const ran = [];
  for (const names of groups) {
    const isTests = names.some((name) => ['unit', 'web', 'tools', 'api', 'whole', 'browser'].includes(name));
    const some = names.map((name) => steps[name]);
    if (names.includes('browser') && browser.executablePath === null) {
      const state = flags['allow-no-browser'] ? 'skipped' : 'failed';
      ran.push(...some.map(({ title }) => ({ title, state, reason: browser.reason, isTests })));
      continue;
    }
    for (const [index, { isOk, seconds }] of (await runSteps(some, env)).entries())
      ran.push({ title: some[index].title, state: isOk ? 'passed' : 'failed', seconds, isTests });
  }
  const notes = database === null ? ['PostgreSQL tests: skipped, TEST_DATABASE_URL is not set'] : [];
  const isSkipped = (title) => ran.some((step) => step.title === title && step.state === 'skipped');
  const expected = findTestProjects(workspaceRoot).filter(
    (name) => name !== 'web-e2e' || !isSkipped(steps.browser.title),
  );
  const results = readResults(resultsFolder);
  const { lines, failed } = summarise(ran, [...results, ...missingResults(expected, results)], notes);
  for (const line of lines) console.log(line);
  if (failed > 0) process.exitCode = 1;
});
