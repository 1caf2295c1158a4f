import { shippedFormats } from '@starhaven/game-data';
import type { Database } from '../../../platform/database/database';
import { OperatorError } from '../../../platform/operator/operator-error';
import type { Logger } from '../../../platform/logging/logger';
import { importData } from './import-data';
import type { Reader } from './import-data';
import { tellReport } from './tell-report';

export interface ShippedDataOptions {
  database: Database;
  log: Logger;
  signal: AbortSignal;
  reader?: Reader;
}

const order = { from: '', isDryRun: false, removals: 'many' } as const;

/**
 * Brings the data that comes with the software into the handbook, at the first start and whenever a new release brings other
 * data. One that cannot be read is told and keeps the others from nothing.
 */
export async function importShippedData({ database, log, signal, reader }: ShippedDataOptions): Promise<void> {
  for (const format of shippedFormats) {
    if (signal.aborted) return;
    try {
      const tell = (line: string) => log.info({ format, isProgress: true }, `handbook: ${line.trim()}`);
      const report = await importData({ database, signal, reader, onProgress: tell }, { ...order, format });
      if (report.isKnown) continue;
      tellReport(report, order).forEach(tell);
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof OperatorError) log.warn({ format }, `handbook: ${error.message}`);
      else log.error({ err: error, format }, 'handbook: data that comes with the software could not be imported');
    }
  }
}
