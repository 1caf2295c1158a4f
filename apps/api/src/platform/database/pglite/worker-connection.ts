import { Worker } from 'node:worker_threads';
import { DatabaseInterruptedError, DatabaseTimeoutError, SqlError } from '../errors';
import { pgliteWorkerUrl } from '../source-tree';
import type { WireError, WorkerAnswers, WorkerMessage, WorkerRequest } from './worker-protocol';

interface Pending {
  resolve: (value: WorkerAnswers[WorkerRequest['kind']]) => void;
  reject: (error: Error) => void;
  timer: NodeJS.Timeout;
}

/** PGlite computes in WebAssembly memory; the V8 heap of its thread holds only the rows of one answer. */
const resourceLimits = { maxYoungGenerationSizeMb: 4 };

export interface ConnectionHandlers {
  onNotice?: (channel: string, payload: string) => void;
  /**
   * Called when the thread has failed or was cut off. All its pending requests are rejected. Until `ended` resolves, the thread may still
   * write to the files of the database.
   */
  onLost?: (reason: Error, ended: Promise<unknown>) => void;
}

function revive(wire: WireError): Error {
  const error = new SqlError(wire.message);
  const { code, detail, constraint, table, stack } = wire;
  return Object.assign(error, { code, detail, constraint, table, stack: stack ?? error.stack });
}

/** One run of the database's thread. A request that exceeds its time limit ends the thread. */
export class WorkerConnection {
  private readonly worker: Worker;
  private readonly pending = new Map<number, Pending>();
  private lastId = 0;
  private isOver = false;

  constructor(private readonly handlers: ConnectionHandlers = {}) {
    // Hides the thread's output: relevant failures arrive as errors.
    this.worker = new Worker(pgliteWorkerUrl(), { execArgv: [], stdout: true, stderr: true, resourceLimits });
    this.worker.stdout.resume();
    this.worker.stderr.resume();
    this.worker.on('message', (message: WorkerMessage) => this.receive(message));
    this.worker.on('error', (error) =>
      this.lose(new DatabaseInterruptedError(`The database stopped: ${error.message}`)),
    );
    this.worker.on('exit', (code) => this.lose(new DatabaseInterruptedError(`The database stopped (${code}).`)));
  }

  request<K extends WorkerRequest['kind']>(
    request: Extract<WorkerRequest, { kind: K }>,
    limitMs: number,
  ): Promise<WorkerAnswers[K]> {
    return new Promise((resolve, reject) => {
      // The thread answers each request with a result of its kind.
      const answered = resolve as Pending['resolve'];
      if (this.isOver) {
        reject(new DatabaseInterruptedError('The database stopped.'));
        return;
      }
      this.lastId += 1;
      // PGlite ignores statement_timeout. The database survives the end of its thread, as it survives the end of the process.
      const timer = setTimeout(() => {
        this.lose(new DatabaseTimeoutError(`A ${request.kind} took longer than ${limitMs} ms and was cut off.`));
      }, limitMs);
      this.pending.set(this.lastId, { resolve: answered, reject, timer });
      this.worker.postMessage({ id: this.lastId, request });
    });
  }

  /** Ends the thread and aborts its running work, as a crash would. */
  async end(): Promise<void> {
    this.isOver = true;
    await this.worker.terminate();
    this.rejectAll(new DatabaseInterruptedError('The database was closed.'));
  }

  private receive(message: WorkerMessage): void {
    if (message.kind === 'notice') {
      this.handlers.onNotice?.(message.channel, message.payload);
      return;
    }
    const pending = this.pending.get(message.id);
    if (!pending) return;
    this.pending.delete(message.id);
    clearTimeout(pending.timer);
    if (message.kind === 'answer') pending.resolve(message.value);
    else pending.reject(revive(message.error));
  }

  private lose(reason: Error): void {
    if (this.isOver) return;
    this.isOver = true;
    const ended = this.worker.terminate();
    this.rejectAll(reason);
    this.handlers.onLost?.(reason, ended);
  }

  private rejectAll(reason: Error): void {
    for (const pending of this.pending.values()) {
      clearTimeout(pending.timer);
      pending.reject(reason);
    }
    this.pending.clear();
  }
}
