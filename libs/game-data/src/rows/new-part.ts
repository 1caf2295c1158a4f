import type { DataPart } from '../data-format';
import { digestFiles, digestText } from '../files/data-files';
import type { ImportedRow } from '../imported-item';
import { checkedRows } from './checked-rows';

/** Increase it when readers produce other rows from the same files, so that imported data is read again. */
export const readersVersion = 2;

export interface PartDraft {
  name: string;
  /** All input files of `rows`. */
  files: readonly string[];
  /** For the error if the part is empty. */
  expects: string;
  rows: (signal: AbortSignal) => AsyncIterable<ImportedRow>;
}

/** A part whose digest covers its files and readers, and whose rows are checked. */
export function newPart({ name, files, expects, rows }: PartDraft): DataPart {
  return {
    name,
    digest: async () => digestText(`${readersVersion} ${await digestFiles(files)}`),
    read: (signal) => checkedRows(name, expects, rows(signal), signal),
  };
}
