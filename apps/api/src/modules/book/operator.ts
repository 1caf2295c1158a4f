import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { Database } from '../../platform/database/database';
import { OperatorError } from '../../platform/operator/operator-error';
import { parseOperatorInput } from '../../platform/operator/parse-input';
import { auditImport } from './import/audit-import';
import { importData, interrupted } from './import/import-data';
import type { ImportContext } from './import/import-data';
import { formatImportReport } from './import/format-import-report';

export const operatorImportPath = '/internal/operator/import';

const ImportOrderSchema = v.strictObject({
  action: v.literal('start'),
  format: v.pipe(v.string('the name of a format'), v.maxLength(64, 'the name of a format')),
  from: v.pipe(v.string('a path'), v.maxLength(4096, 'a path')),
  isDryRun: v.boolean(),
  removals: v.picklist(['few', 'many', 'none']),
});

const LookSchema = v.strictObject({
  action: v.literal('look'),
  id: v.string('the id of an import'),
  /** The number of lines that the command has read before. */
  after: v.number(),
});

const CancelSchema = v.strictObject({ action: v.literal('cancel'), id: v.string('the id of an import') });

const InputSchema = v.variant('action', [ImportOrderSchema, LookSchema, CancelSchema], '--format and --from');

/** The output of an import since the last poll. */
export interface ImportProgress {
  id: string;
  lines: string[];
  isDone: boolean;
  /** The reason of a failure; null unless it failed. */
  failure: string | null;
}

interface RunningImport {
  controller: AbortController;
  lines: string[];
  isDone: boolean;
  failure: string | null;
}

/** The result of a finished import can be read for this long. */
const keptMs = 10 * 60_000;

export interface OperatorImportsOptions {
  database: Database;
  signal: AbortSignal;
  onError: (error: unknown) => void;
  /** Makes imported items searchable before the operator reads that the import is done. */
  refresh: () => Promise<void>;
  reader?: ImportContext['reader'];
}

/** Imports that a command started in the running server; the command polls for progress. */
export class OperatorImports {
  private readonly imports = new Map<string, RunningImport>();

  constructor(private readonly options: OperatorImportsOptions) {}

  /** Handles the command's input. @throws OperatorError for invalid input */
  readonly run = async (input: unknown): Promise<ImportProgress> => {
    const order = parseOperatorInput(InputSchema, input);
    if (order.action === 'look') return this.look(order.id, order.after);
    if (order.action === 'cancel') return this.cancel(order.id);
    const id = randomUUID();
    const controller = new AbortController();
    const running: RunningImport = { controller, lines: [], isDone: false, failure: null };
    this.imports.set(id, running);
    void this.work(running, order).finally(() => {
      running.isDone = true;
      setTimeout(() => this.imports.delete(id), keptMs).unref();
    });
    return this.look(id, 0);
  };

  /** Cancels the import unless it is already writing its changes; the next poll reads the result. */
  private cancel(id: string): ImportProgress {
    this.imports.get(id)?.controller.abort(interrupted());
    return this.look(id, Infinity);
  }

  private look(id: string, after: number): ImportProgress {
    const running = this.imports.get(id);
    if (!running) throw new OperatorError('The server has no record of this import any more; see its log.');
    return { id, lines: running.lines.slice(after), isDone: running.isDone, failure: running.failure };
  }

  private async work(running: RunningImport, order: v.InferOutput<typeof ImportOrderSchema>): Promise<void> {
    const { database, onError, refresh, reader } = this.options;
    try {
      const signal = AbortSignal.any([this.options.signal, running.controller.signal]);
      const context = { database, signal, reader, onProgress: (line: string) => void running.lines.push(line) };
      const report = await importData(context, order);
      await auditImport(database.db, order);
      await refresh();
      running.lines.push(...formatImportReport(report, order));
    } catch (error) {
      if (!(error instanceof OperatorError)) onError(error);
      running.failure =
        error instanceof OperatorError ? error.message : 'The import failed; the log of the server says why.';
    }
  }
}
