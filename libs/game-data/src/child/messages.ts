import type { ImportedRow } from '../imported-item';

/** The first line of the child's input. */
export type ChildRequest =
  | { kind: 'open'; format: string; from: string }
  | { kind: 'read'; format: string; from: string; parts: readonly string[] };

/** An event while parts are read. */
export type ReadEvent =
  | { kind: 'part'; name: string }
  /** At most 500. */
  | { kind: 'rows'; rows: ImportedRow[] }
  | { kind: 'part-end'; name: string };

export interface OpenedInChild {
  game: 1 | 2 | 3;
  /** The detected format, even if `auto` was requested. */
  format: string;
  parts: { name: string; digest: string }[];
}

/** A line of the child's output. */
export type ChildMessage =
  ReadEvent | ({ kind: 'opened' } & OpenedInChild) | { kind: 'failed'; message: string } | { kind: 'done' };

export const maxRowsPerEvent = 500;
