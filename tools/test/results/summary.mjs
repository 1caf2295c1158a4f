/**
 * The results of a run as lines for the terminal; the last line is exactly `N passed, N failed, N skipped`.
 * A failed step without a failed test (lint, types, a crash) counts as one failure, a step that did not run as one skip.
 * @param {{title: string, state: 'passed' | 'failed' | 'skipped', seconds?: number, reason?: string, isTests?: boolean}[]} ran
 * @param {import('./read-results.mjs').Result[]} results
 * @param {string[]} notes
 */
export function summarise(ran, results, notes = []) {
  const lines = ['', 'Step                          Result    Time'];
  for (const { title, state, seconds, reason } of ran)
    lines.push(
      `${title.padEnd(29)} ${state.padEnd(9)} ${seconds === undefined ? '' : `${seconds.toFixed(0)} s`}${reason ? `  ${reason}` : ''}`,
    );
  if (results.length > 0) lines.push('', 'Tests                         Passed  Failed  Skipped');
  for (const { name, passed, failed, skipped } of results)
    lines.push(
      `${name.padEnd(29)} ${String(passed).padStart(6)}  ${String(failed).padStart(6)}  ${String(skipped).padStart(7)}`,
    );
  const skips = results.flatMap(({ name, skippedNames }) => skippedNames.map((one) => `  ${name}: ${one}`));
  if (skips.length > 0 || notes.length > 0)
    lines.push('', 'Skipped:', ...notes.map((note) => `  ${note}`), ...[...new Set(skips)]);

  const flaky = results.flatMap(({ name, flakyNames = [] }) => flakyNames.map((one) => `  ${name}: ${one}`));
  if (flaky.length > 0) lines.push('', 'Passed only at the second try:', ...flaky);

  // Printed last, because readers of a log read its end first.
  const failures = results.flatMap(({ name, failures: some = [] }) => some.map((one) => ({ ...one, project: name })));
  for (const { project, name, message } of failures)
    lines.push('', `Failed: ${project}: ${name}`, ...message.split('\n').map((line) => `  ${line}`));

  const total = (key) => results.reduce((sum, result) => sum + result[key], 0);
  const testFailures = total('failed');
  const plainSteps = ran.filter(({ isTests }) => !isTests);
  const failedTestSteps = ran.filter(({ isTests, state }) => isTests && state === 'failed').length;
  const passed = total('passed') + plainSteps.filter(({ state }) => state === 'passed').length;
  const stepFailures = plainSteps.filter(({ state }) => state === 'failed').length;
  const failed = stepFailures + testFailures + (testFailures === 0 ? failedTestSteps : 0);
  const skipped = total('skipped') + ran.filter(({ state }) => state === 'skipped').length;
  lines.push('', `${passed} passed, ${failed} failed, ${skipped} skipped`);
  return { lines, passed, failed, skipped };
}
