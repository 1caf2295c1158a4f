import { rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled } from '../start/preparations/install.mjs';
import { StartError, runCommand, workspaceRoot } from '../start/workspace.mjs';
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
// have other work at the same time, and a test that passes only at its second try fails. `--busy --times=5` does this five times, and stops
// at the first run with a failure.
await runCommand(async () => {
  const { values: flags } = parseArgs({
    options: { 'allow-no-browser': { type: 'boolean' }, busy: { type: 'boolean' }, times: { type: 'string' } },
  });
  const times = Number(flags.times ?? 1);
  if (!Number.isInteger(times) || times < 1)
    throw new StartError('--times is a number of runs, for example --times=5.');
  // An idle run takes results from the cache of Nx, so a second one would test nothing.
  if (flags.times !== undefined && !flags.busy) throw new StartError('--times needs --busy.');
  ensureInstalled(workspaceRoot, console.log);
  const { provideBrowser } = await import('./machine/playwright-browser.mjs');
  const { findTestDatabase } = await import('./machine/find-test-database.mjs');
  const browser = await provideBrowser(console.log);
  const database = await findTestDatabase(process.env);
  for (let time = 1; time <= times; time += 1) {
    if (times > 1) console.log(`Run ${time} of ${times}`);
    if ((await runAll(flags, browser, database)) === 0) continue;
    process.exitCode = 1;
    return;
  }
});

/**
 * One run of all steps.
 * @param {{'allow-no-browser'?: boolean, busy?: boolean}} flags
 * @param {Awaited<ReturnType<typeof import('./machine/playwright-browser.mjs').provideBrowser>>} browser
 * @param {string | null} database the address of the database for tests
 * @returns {Promise<number>} how many tests and steps failed
 */
async function runAll(flags, browser, database) {
  const { failSecondTries, missingResults, readResults } = await import('./results/read-results.mjs');
  const { findTestProjects } = await import('./results/test-projects.mjs');
  const env = {
    ...process.env,
    ...(database && { TEST_DATABASE_URL: database }),
    ...(browser.executablePath && { CHROMIUM_PATH: browser.executablePath }),
    ...(flags.busy && busySettings),
  };
  // Only results that this run writes, or that Nx restores from its cache, may count.
  rmSync(resultsFolder, { recursive: true, force: true });
  rmSync(busyNx, { recursive: true, force: true });

  const endLoad = flags.busy ? (await import('./machine/keep-busy.mjs')).keepBusy() : () => {};
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
  endLoad();
  const notes = database === null ? ['PostgreSQL tests: skipped, TEST_DATABASE_URL is not set'] : [];
  const isSkipped = (title) => ran.some((step) => step.title === title && step.state === 'skipped');
  const expected = findTestProjects(workspaceRoot).filter(
    (name) => name !== 'web-e2e' || !isSkipped(steps.browser.title),
  );
  const results = readResults(resultsFolder).map((result) => (flags.busy ? failSecondTries(result) : result));
  const { lines, failed } = summarise(ran, [...results, ...missingResults(expected, results)], notes);
  for (const line of lines) console.log(line);
  return failed;
}
