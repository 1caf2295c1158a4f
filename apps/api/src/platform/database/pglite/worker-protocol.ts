import type { RowCounts } from '../database';

/** A request of the main thread to the database's thread. */
export type WorkerRequest =
  | { kind: 'open'; dataDir: string | null; archive: string | null }
  | { kind: 'query'; statement: string; params: unknown[]; rowMode: 'array' | 'object' }
  | { kind: 'exec'; script: string }
  | { kind: 'count-rows' }
  /** An archive of a database in memory. */
  | { kind: 'dump'; file: string }
  /** A copy of the files, at a checkpoint. */
  | { kind: 'copy-files'; folder: string }
  | { kind: 'close' };

/** The part of PGlite's result that Drizzle reads. */
export interface WireResult {
  rows: unknown[];
  fields: { name: string; dataTypeID: number }[];
  affectedRows?: number;
}

export interface WorkerAnswers {
  open: null;
  query: WireResult;
  exec: null;
  'count-rows': RowCounts;
  dump: null;
  'copy-files': null;
  close: null;
}

export interface WireError {
  name: string;
  message: string;
  stack?: string;
  code?: string;
  detail?: string;
  constraint?: string;
  table?: string;
}

export type WorkerMessage =
  | { kind: 'answer'; id: number; value: WorkerAnswers[keyof WorkerAnswers] }
  | { kind: 'failure'; id: number; error: WireError }
  | { kind: 'notice'; channel: string; payload: string };
