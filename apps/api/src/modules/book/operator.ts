import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { Database } from '../../platform/database/database';
import { OperatorError } from '../../platform/operator/operator-error';
import { parseOperatorInput } from '../../platform/operator/parse-input';
import { importData, interrupted } from './import/import-data';
import type { ImportContext } from './import/import-data';
import { tellReport } from './import/tell-report';

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
  /** Lines that were read before. */
  after: v.number(),
});

const CancelSchema = v.strictObject({ action: v.literal('cancel'), id: v.string('the id of an import') });

const InputSchema = v.variant('action', [ImportOrderSchema, LookSchema, CancelSchema], '--format and --from');

/** What an import has told since it was last looked at. */
export interface ImportProgress {
  id: string;
  lines: string[];
  isDone: boolean;
  /** Why it failed; null unless it did. */
  failure: string | null;
}

interface RunningImport {
  controller: AbortController;
  lines: string[];
  isDone: boolean;
  failure: string | null;
}

/** How long the end of an import can be looked at. */
const keptMs = 10 * 60_000;

export interface OperatorImportsOptions {
  database: Database;
  signal: AbortSignal;
  onError: (error: unknown) => void;
  /** Has what was imported found before the operator reads that it is done. */
  refresh: () => Promise<void>;
  reader?: ImportContext['reader'];
}

/** Imports that a command asked the running server for: it starts one and comes back to look. */
export class OperatorImports {
  private readonly imports = new Map<string, RunningImport>();

  constructor(private readonly options: OperatorImportsOptions) {}

  /** Takes what the command sends. @throws OperatorError for input that cannot be meant */
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

  /** Ends it unless its changes are being written already; how it ended is told by looking. */
  private cancel(id: string): ImportProgress {
    this.imports.get(id)?.controller.abort(interrupted());
    return this.look(id, Infinity);
  }

  private look(id: string, after: number): ImportProgress {
    const running = this.imports.get(id);
    if (!running) throw new OperatorError('The server knows nothing of this import any more; see its log.');
    return { id, lines: running.lines.slice(after), isDone: running.isDone, failure: running.failure };
  }

  private async work(running: RunningImport, order: v.InferOutput<typeof ImportOrderSchema>): Promise<void> {
    const { database, onError, refresh, reader } = this.options;
    try {
      const signal = AbortSignal.any([this.options.signal, running.controller.signal]);
      const context = { database, signal, reader, onProgress: (line: string) => void running.lines.push(line) };
      const report = await importData(context, order);
      await refresh();
      running.lines.push(...tellReport(report, order));
    } catch (error) {
      if (!(error instanceof OperatorError)) onError(error);
      running.failure =
        error instanceof OperatorError ? error.message : 'The import failed; the log of the server says why.';
    }
  }
}
