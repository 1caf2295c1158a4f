import type { DataPart } from '../data-format';
import { digestFiles } from '../files/data-files';
import type { ImportedRow } from '../imported-item';
import { checkedRows } from './checked-rows';

export interface PartDraft {
  name: string;
  /** Everything that `rows` reads. */
  files: readonly string[];
  /** For the error when there is nothing in it. */
  expects: string;
  rows: (signal: AbortSignal) => AsyncIterable<ImportedRow>;
}

/** A part whose digest is that of its files, and whose rows are checked. */
export function newPart({ name, files, expects, rows }: PartDraft): DataPart {
  return {
    name,
    digest: () => digestFiles(files),
    read: (signal) => checkedRows(name, expects, rows(signal), signal),
  };
}
