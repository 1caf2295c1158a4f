import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * @typedef {{name: string, message: string}} Failure
 * @typedef {{name: string, passed: number, failed: number, skipped: number, skippedNames: string[], flakyNames?: string[],
 *   failures: Failure[]}} Result
 */

const maxMessageLines = 25;

/** The start of an error's text, without the colours that a terminal would show. @param {string} text */
function shorten(text) {
  // eslint-disable-next-line no-control-regex -- ESC starts each colour code
  const lines = text.replace(/\u001b\[[0-9;]*m/g, '').split('\n');
  return lines.slice(0, maxMessageLines).join('\n');
}

/**
 * Reads a jest `--json` file.
 * @param {string} name @param {any} report @returns {Result}
 */
export function countJest(name, report) {
  const skippedNames = report.testResults.flatMap((file) =>
    file.assertionResults
      .filter(({ status }) => ['pending', 'skipped', 'todo'].includes(status))
      .map(({ fullName }) => fullName),
  );
  // A file that fails to load has no failed test, but is still a failure.
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((one) => one.status === 'failed'),
  );
  const failures = [
    ...report.testResults.flatMap((file) =>
      file.assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages = [] }) => ({
          name: fullName,
          message: shorten(failureMessages.join('\n')),
        })),
    ),
    ...brokenFiles.map((file) => ({ name: file.name, message: shorten(file.message ?? '') })),
  ];
  return {
    name,
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: skippedNames.length,
    skippedNames,
    failures,
  };
}

/**
 * Reads the file of Playwright's JSON reporter.
 * @param {string} name @param {any} report @returns {Result}
 */
export function countPlaywright(name, report) {
  const reasons = new Set();
  const flakyNames = [];
  const failures = (report.errors ?? []).map((error) => ({ name: 'the run', message: shorten(error.message ?? '') }));
  const walk = (suite) => {
    for (const spec of suite.specs ?? [])
      for (const { status, annotations = [], results = [] } of spec.tests)
        if (status === 'flaky') flakyNames.push(spec.title);
        else if (status === 'unexpected') {
          const message = results.flatMap(({ errors = [] }) => errors.map((error) => error.message ?? '')).at(-1) ?? '';
          failures.push({ name: spec.title, message: shorten(message) });
        } else if (status === 'skipped')
          reasons.add(annotations.find(({ type }) => type === 'skip')?.description ?? spec.title);
    for (const inner of suite.suites ?? []) walk(inner);
  };
  for (const suite of report.suites) walk(suite);
  const { expected, flaky, unexpected, skipped } = report.stats;
  const failed = unexpected + (report.errors?.length ?? 0);
  return { name, passed: expected + flaky, failed, skipped, skippedNames: [...reasons], flakyNames, failures };
}

/**
 * The same result, in which a test that passed only at its second try has failed.
 * @param {Result} result @returns {Result}
 */
export function failSecondTries({ flakyNames = [], ...result }) {
  const message = 'It passed only at the second try.';
  return {
    ...result,
    passed: result.passed - flakyNames.length,
    failed: result.failed + flakyNames.length,
    failures: [...result.failures, ...flakyNames.map((name) => ({ name, message }))],
  };
}

/**
 * All results of a folder, written by the test targets themselves and restored by Nx when a task came from its cache.
 * @param {string} folder
 * @returns {Result[]}
 */
export function readResults(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => /\.(jest|playwright)\.json$/.test(file))
    .sort()
    .map((file) => {
      const report = JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
      const name = file.replace(/\.(jest|playwright)\.json$/, '');
      return file.endsWith('.jest.json') ? countJest(name, report) : countPlaywright(name, report);
    });
}

/**
 * A failed result for each project without a result. Nx reports success for a task whose result it can no longer restore.
 * @param {string[]} projects @param {Result[]} results
 * @returns {Result[]}
 */
export function missingResults(projects, results) {
  const message = 'The tests left no result. `npx nx reset` makes Nx forget what it ran before.';
  return projects
    .filter((project) => !results.some(({ name }) => name === project))
    .map((name) => ({
      name,
      passed: 0,
      failed: 1,
      skipped: 0,
      skippedNames: [],
      failures: [{ name: 'all tests', message }],
    }));
}
