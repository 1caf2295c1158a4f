import { readImportSubject } from '@starhaven/contracts/admin';
import type { Database } from '../../../platform/database/database';
import { DomainError } from '../../../platform/errors/domain-error';
import { OperatorError } from '../../../platform/operator/operator-error';
import { importData } from '../import/import-data';
import type { Reader } from '../import/import-data';
import { formatImportReport } from '../import/format-import-report';
import type { ImportUploads } from './import-uploads';

export interface ImportWorkOptions {
  database: Database;
  uploads: ImportUploads;
  signal: AbortSignal;
  /** Makes imported items searchable before staff reads that the import is done. */
  refresh: () => Promise<void>;
  /** For tests. */
  reader?: Reader;
}

/**
 * Imports an upload, or reports what an import would change; returns the lines of the report. `reportProgress` gets the progress in percent.
 * @throws DomainError for an invalid subject, deleted files, and data that cannot be read: then nothing was changed
 */
export async function runImportWork(
  { database, uploads, signal, refresh, reader }: ImportWorkOptions,
  { subject, isDryRun }: { subject: string; isDryRun: boolean },
  reportProgress: (percent: number, note: string) => Promise<void>,
): Promise<string[]> {
  const asked = readImportSubject(subject);
  if (asked === null) throw new DomainError('invalid-argument', 'This is not an import.');
  const { upload, format, removals } = asked;
  return uploads.use(upload, async (from) => {
    let lines = 0;
    let reporting = Promise.resolve();
    const onProgress = (line: string) => {
      lines += 1;
      // The number of parts is not known in advance.
      const percent = Math.round(95 * (1 - 0.9 ** lines));
      // The import continues when a progress message cannot be stored.
      reporting = reporting.then(() => reportProgress(percent, line)).catch(() => {});
    };
    try {
      const report = await importData({ database, signal, reader, onProgress }, { format, from, isDryRun, removals });
      if (!isDryRun) {
        await refresh();
        await uploads.remove(upload);
      }
      return formatImportReport(report, { isDryRun });
    } catch (error) {
      if (!(error instanceof OperatorError)) throw error;
      throw new DomainError('failed-precondition', forStaff(error.message, from));
    } finally {
      // Otherwise a late line could follow the end of the job.
      await reporting;
    }
  });
}

/** The first line of the message, without folders of the machine. The other lines list the formats, which the page shows anyway. */
const forStaff = (message: string, from: string) =>
  (message.split('\n', 1)[0] ?? '')
    .replaceAll(`${from}/`, '')
    .replaceAll(from, from.slice(from.lastIndexOf('/') + 1))
    .replace(/:$/, '.');
