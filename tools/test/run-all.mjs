import { rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled } from '../start/install.mjs';
import { runCommand, workspaceRoot } from '../start/workspace.mjs';
import { quietSteps, testSteps } from './parts.mjs';
import { runStep, runStepQuietly, steps } from './steps.mjs';
import { summarise } from './summary.mjs';

const resultsFolder = path.join(workspaceRoot, 'tmp/results');

// `npm test`: installs, brings a browser, runs every check there is, and says at the end what ran. With `--busy`, all cores have other
// work meanwhile: a test that waits by luck fails then.
await runCommand(async () => {
  const { values: flags } = parseArgs({
    options: { 'allow-no-browser': { type: 'boolean' }, busy: { type: 'boolean' } },
  });
  ensureInstalled(workspaceRoot, console.log);
  const { provideBrowser } = await import('./playwright-browser.mjs');
  const { findTestDatabase } = await import('./find-test-database.mjs');
  const { readResults } = await import('./read-results.mjs');

  const browser = await provideBrowser(console.log);
  const database = await findTestDatabase(process.env);
  const env = {
    ...process.env,
    ...(database && { TEST_DATABASE_URL: database }),
    ...(browser.executablePath && { CHROMIUM_PATH: browser.executablePath }),
  };
  // Only results that this run writes, or that Nx restores from its cache, may count.
  rmSync(resultsFolder, { recursive: true, force: true });

  if (flags.busy) {
    const { keepBusy } = await import('./keep-busy.mjs');
    keepBusy();
  }
  const ran = new Map();
  const note = (name, result) =>
    ran.set(name, { title: steps[name].title, isTests: testSteps.includes(name), ...result });
  const toResult = ({ isOk, seconds }) => ({ state: isOk ? 'passed' : 'failed', seconds });

  const beside = (async () => {
    for (const name of quietSteps) note(name, toResult(await runStepQuietly(steps[name], env, console.log)));
  })();
  for (const name of testSteps) {
    if (name === 'browser' && browser.executablePath === null) {
      note(name, { state: flags['allow-no-browser'] ? 'skipped' : 'failed', reason: browser.reason });
      continue;
    }
    console.log(`\n── ${steps[name].title} ──`);
    note(name, toResult(await runStep(steps[name], env)));
    // Unit tests have short time limits, so nothing else runs from here on.
    if (name === 'whole') await beside;
  }
  const notes = database === null ? ['PostgreSQL tests: skipped, TEST_DATABASE_URL is not set'] : [];
  const { lines, failed } = summarise([...ran.values()], readResults(resultsFolder), notes);
  for (const line of lines) console.log(line);
  if (failed > 0) process.exitCode = 1;
});
