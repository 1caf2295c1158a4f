import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { readSiteLogs } from '../sites/site-logs';

/** Lines of a test that are printed; the files have all of them. */
const maxLines = 30;

/**
 * After the run, prints what the sites logged during each attempt that failed, also if the retry passed. Tests run side by side, so a line
 * can belong to another test.
 */
export default class SiteLogReporter implements Reporter {
  private readonly reports: string[] = [];

  onTestEnd(test: TestCase, result: TestResult): void {
    if (result.status === test.expectedStatus || result.status === 'skipped') return;
    const from = result.startTime.getTime();
    const lines = readSiteLogs(from, from + result.duration);
    const shown = lines.slice(-maxLines);
    const title = test.titlePath().filter(Boolean).join(' › ');
    this.reports.push(
      `Logs of the sites during "${title}" (${shown.length} of ${lines.length} lines, all in tmp/e2e-logs):`,
      ...shown.map((line) => `  ${line}`),
    );
  }

  onEnd(): void {
    if (this.reports.length > 0) process.stdout.write(`\n${this.reports.join('\n')}\n`);
  }

  printsToStdio(): boolean {
    return false;
  }
}
