import { Worker } from 'node:worker_threads';
import { DatabaseInterruptedError, SqlError } from '../errors';
import { pgliteWorkerUrl } from '../source-tree';
import type { WireError, WorkerAnswers, WorkerMessage, WorkerRequest } from './worker-protocol';

interface Pending {
  resolve: (value: never) => void;
  reject: (error: Error) => void;
  timer: NodeJS.Timeout;
}

export interface ConnectionHandlers {
  onNotice?: (channel: string, payload: string) => void;
  /** The thread ended without being asked to; everything it was asked for has failed. */
  onLost?: (reason: Error) => void;
}

function revive(wire: WireError): Error {
  const error = new SqlError(wire.message);
  const { code, detail, constraint, table, stack } = wire;
  return Object.assign(error, { code, detail, constraint, table, stack: stack ?? error.stack });
}

/** One life of the database's thread. A request that takes longer than its limit ends that life. */
export class WorkerConnection {
  private readonly worker: Worker;
  private readonly pending = new Map<number, Pending>();
  private lastId = 0;
  private isOver = false;

  constructor(private readonly handlers: ConnectionHandlers = {}) {
    // Its output is not ours to print: what matters arrives as an error.
    this.worker = new Worker(pgliteWorkerUrl(), { execArgv: [], stdout: true, stderr: true });
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
      if (this.isOver) {
        reject(new DatabaseInterruptedError('The database stopped.'));
        return;
      }
      this.lastId += 1;
      // PGlite ignores statement_timeout; ending its thread is as safe as the death of the process, which it survives.
      const timer = setTimeout(() => {
        this.lose(new DatabaseInterruptedError(`A ${request.kind} took longer than ${limitMs} ms and was cut off.`));
      }, limitMs);
      this.pending.set(this.lastId, { resolve, reject, timer });
      this.worker.postMessage({ id: this.lastId, request });
    });
  }

  /** Ends the thread; whatever it was doing is cut off as by a crash. */
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
    if (message.kind === 'answer') pending.resolve(message.value as never);
    else pending.reject(revive(message.error));
  }

  private lose(reason: Error): void {
    if (this.isOver) return;
    this.isOver = true;
    void this.worker.terminate();
    this.rejectAll(reason);
    this.handlers.onLost?.(reason);
  }

  private rejectAll(reason: Error): void {
    for (const pending of this.pending.values()) {
      clearTimeout(pending.timer);
      pending.reject(reason);
    }
    this.pending.clear();
  }
}
