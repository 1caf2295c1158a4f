import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The sites of a run write their log here, one file per process, `<name>-<port>.log`. They stay until the next run. */
const folder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../../../tmp/e2e-logs');

/** Removes the logs of the run before. */
export function emptySiteLogs(): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
}

/** The file that a site's process writes its log to. */
export function siteLogFile(name: string, port: number): string {
  mkdirSync(folder, { recursive: true });
  return path.join(folder, `${name}-${port}.log`);
}

/**
 * What the sites logged between two times (milliseconds since 1970), as `<file>: <line>`, by file. Lines without a time, such as the stack of
 * a process that ended, are not in it.
 */
export function readSiteLogs(from: number, to: number): string[] {
  return listLogs().flatMap((file) =>
    readFileSync(path.join(folder, file), 'utf8')
      .split('\n')
      .filter((line) => {
        const time = Date.parse(/"time":"([^"]+)"/.exec(line)?.[1] ?? '');
        return time >= from && time <= to;
      })
      .map((line) => `${file}: ${line}`),
  );
}

function listLogs(): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
