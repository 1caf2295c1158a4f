import { setTimeout as delay } from 'node:timers/promises';
import { shippedFormats } from '@starhaven/game-data';
import type { Database } from '../../../platform/database/database';
import { OperatorError } from '../../../platform/operator/operator-error';
import type { Logger } from '../../../platform/logging/logger';
import { importData } from './import-data';
import type { Reader } from './import-data';
import { ImportUnderWayError } from './lease';
import { formatImportReport } from './format-import-report';

export interface ShippedDataOptions {
  database: Database;
  log: Logger;
  signal: AbortSignal;
  reader?: Reader;
  /** Wait before the first retry; each later wait doubles. */
  firstRetryMs?: number;
}

const order = { from: '', isDryRun: false, removals: 'many' } as const;

/** The lease of a dead process ends within half a minute, so the third or fourth retry takes it. */
const firstWaitMs = 5_000;
const longestWaitMs = 5 * 60_000;

/**
 * Imports the shipped data into the handbook at the first start and whenever a new release brings other data. A failed import is retried
 * until it succeeds; it does not stop the other imports.
 */
export async function importShippedData(options: ShippedDataOptions): Promise<void> {
  const { signal, firstRetryMs = firstWaitMs } = options;
  let left: readonly string[] = shippedFormats;
  for (let waitMs = firstRetryMs; ; waitMs = Math.min(waitMs * 2, longestWaitMs)) {
    const failed: string[] = [];
    for (const format of left) {
      if (signal.aborted) return;
      if (!(await isDone(format, options, waitMs))) failed.push(format);
    }
    if (failed.length === 0) return;
    left = failed;
    await delay(waitMs, null, { signal, ref: false }).catch(() => null);
  }
}

/** False when a retry may succeed. */
async function isDone(format: string, options: ShippedDataOptions, waitMs: number): Promise<boolean> {
  const { database, log, signal, reader } = options;
  const retryInSeconds = Math.round(waitMs / 1000);
  try {
    const logLine = (line: string) => log.info({ format, isProgress: true }, `handbook: ${line.trim()}`);
    const report = await importData({ database, signal, reader, onProgress: logLine }, { ...order, format });
    if (!report.isKnown) formatImportReport(report, order).forEach(logLine);
    return true;
  } catch (error) {
    if (signal.aborted) return true;
    if (error instanceof ImportUnderWayError) {
      log.info(
        { format, retryInSeconds },
        'handbook: another process is importing this data, or died during its import; this server tries again',
      );
      return false;
    }
    // An unreadable file may be intact: its reader also fails on a machine without free memory.
    if (error instanceof OperatorError) log.warn({ format, retryInSeconds }, `handbook: ${error.message}`);
    else
      log.error(
        { err: error, format, retryInSeconds },
        'handbook: the import of data that comes with the software failed; this server tries again',
      );
    return false;
  }
}
