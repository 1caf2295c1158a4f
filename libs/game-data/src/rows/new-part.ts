import type { DataPart } from '../data-format';
import { digestFiles, digestText } from '../files/data-files';
import type { ImportedRow } from '../imported-item';
import { checkedRows } from './checked-rows';

/** Counts up when readers make other rows of the same files, so that data that was imported before is read again. */
export const readersVersion = 2;

export interface PartDraft {
  name: string;
  /** Everything that `rows` reads. */
  files: readonly string[];
  /** For the error when there is nothing in it. */
  expects: string;
  rows: (signal: AbortSignal) => AsyncIterable<ImportedRow>;
}

/** A part whose digest is that of its files and readers, and whose rows are checked. */
export function newPart({ name, files, expects, rows }: PartDraft): DataPart {
  return {
    name,
    digest: async () => digestText(`${readersVersion} ${await digestFiles(files)}`),
    read: (signal) => checkedRows(name, expects, rows(signal), signal),
  };
}
