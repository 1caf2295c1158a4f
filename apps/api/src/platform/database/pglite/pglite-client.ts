import { setTimeout as delay } from 'node:timers/promises';
import { rm } from 'node:fs/promises';
import { withTimeout } from '../../work/with-timeout';
import { packFolder } from '../backup/archive';
import { DatabaseInterruptedError } from '../errors';
import { operationOf } from '../database';
import type { ObserveQuery, RowCounts } from '../database';
import { hasLongTimeout } from '../long-timeout';
import { JobQueue } from './job-queue';
import { WorkerConnection } from './worker-connection';
import type { WireResult } from './worker-protocol';

export interface PgliteClientOptions {
  /** Folder of the database; null keeps it in memory. */
  dataDir: string | null;
  /** Archive to load into a new database; null starts an empty one. */
  archive?: string | null;
  maxWaiting?: number;
  queryLimitMs?: number;
  transactionLimitMs?: number;
  /** How long a query waits for its turn; 15 s unless given. */
  waitLimitMs?: number;
  observeQuery?: ObserveQuery;
  /** The thread died and could not be restarted: the process should end. */
  onFatal?: (error: Error) => void;
  onInterrupted?: (error: Error) => void;
}

const openLimitMs = 120_000;
const dumpLimitMs = 300_000;
const longTimeoutMs = 600_000;
const readingStatement = /^\s*(select|show|begin|commit|rollback|listen)\b/i;

interface QueryOptions {
  rowMode?: 'array' | 'object';
}

/** The methods that Drizzle's PGlite driver calls on its client. */
export interface QueryClient {
  query: (statement: string, params?: unknown[], options?: QueryOptions) => Promise<WireResult>;
}

/**
 * PGlite as Drizzle sees it. It runs in its own thread behind a bounded queue. A transaction holds the only connection, so it must be short
 * and must use the given handle; it is rolled back after its time limit.
 */
export class PgliteClient implements QueryClient {
  private readonly queue: JobQueue;
  private readonly options: Required<Omit<PgliteClientOptions, 'dataDir' | 'archive'>>;
  private readonly channels = new Set<string>();
  private connection: Promise<WorkerConnection>;
  private isClosing = false;
  private isDirty = false;
  /** Called for every notice; set by the owner. */
  onNotice: (channel: string, payload: string) => void = () => {};
  onRestarted: () => void = () => {};

  private constructor(
    private readonly source: { dataDir: string | null; archive: string | null },
    options: PgliteClientOptions,
  ) {
    const nothing = () => {};
    this.options = {
      maxWaiting: options.maxWaiting ?? 200,
      queryLimitMs: options.queryLimitMs ?? 10_000,
      transactionLimitMs: options.transactionLimitMs ?? 10_000,
      waitLimitMs: options.waitLimitMs ?? 15_000,
      observeQuery: options.observeQuery ?? nothing,
      onFatal: options.onFatal ?? nothing,
      onInterrupted: options.onInterrupted ?? nothing,
    };
    this.queue = new JobQueue(this.options.maxWaiting);
    this.connection = this.connect(source.archive);
  }

  /** Opens the folder or makes a new database in it. @throws PGlite's error when the folder does not open */
  static async open(options: PgliteClientOptions): Promise<PgliteClient> {
    const client = new PgliteClient({ dataDir: options.dataDir, archive: options.archive ?? null }, options);
    await client.connection;
    return client;
  }

  get queueDepth(): number {
    return this.queue.depth;
  }

  query(statement: string, params: unknown[] = [], options: QueryOptions = {}): Promise<WireResult> {
    return this.queue.run(async () => this.run(await this.connection, statement, params, options), this.maxWaitMs());
  }

  /** Runs statements without parameters; for migrations and maintenance. */
  exec(script: string): Promise<void> {
    return this.queue.run(async () => {
      this.isDirty = true;
      await (await this.connection).request({ kind: 'exec', script }, openLimitMs);
    });
  }

  transaction<T>(work: (client: QueryClient) => Promise<T>): Promise<T> {
    return this.queue.run(async () => {
      // Keeps the connection: after a restart the rest of this transaction must not run outside of a transaction.
      const connection = await this.connection;
      let isOpen = true;
      const client: QueryClient = {
        query: (statement, params = [], options = {}) =>
          isOpen
            ? this.run(connection, statement, params, options)
            : Promise.reject(new DatabaseInterruptedError('The transaction is over.')),
      };
      await this.run(connection, 'begin', [], {});
      try {
        const limitMs = hasLongTimeout() ? longTimeoutMs : this.options.transactionLimitMs;
        const tooLong = `A transaction took longer than ${limitMs} ms and was rolled back.`;
        const result = await withTimeout(
          limitMs,
          () => work(client),
          () => new DatabaseInterruptedError(tooLong),
        );
        isOpen = false;
        await this.run(connection, 'commit', [], {});
        return result;
      } catch (error) {
        isOpen = false;
        await this.run(connection, 'rollback', [], {}).catch(() => {});
        throw error;
      }
    }, this.maxWaitMs());
  }

  /** From now on notices of `channel` reach `onNotice`, also after a restart of the thread. */
  async listen(channel: string): Promise<void> {
    this.channels.add(channel);
    await this.query(`listen "${channel}"`);
  }

  async checkpoint(): Promise<void> {
    if (!this.isDirty) return;
    await this.queue.run(async () => {
      this.isDirty = false;
      await (await this.connection).request({ kind: 'exec', script: 'checkpoint' }, openLimitMs);
    });
  }

  countRows(): Promise<RowCounts> {
    return this.queue.run(async () => (await this.connection).request({ kind: 'count-rows' }, dumpLimitMs));
  }

  /**
   * Counts rows and copies the files with no other query in between, so both show the same moment. Queries wait only until the files are
   * copied to a folder next to `file`; a separate process packs the copy.
   */
  async dump(file: string): Promise<RowCounts> {
    const inMemory = this.source.dataDir === null;
    const copy = `${file}.files`;
    try {
      const rows = await this.queue.run(async () => {
        const connection = await this.connection;
        const counts = await connection.request({ kind: 'count-rows' }, dumpLimitMs);
        if (inMemory) await connection.request({ kind: 'dump', file }, dumpLimitMs);
        else await connection.request({ kind: 'copy-files', folder: copy }, dumpLimitMs);
        return counts;
      });
      if (!inMemory) await packFolder(copy, file);
      return rows;
    } finally {
      await rm(copy, { recursive: true, force: true });
    }
  }

  /** Checkpoints, closes the files and ends the thread. Waits for the running query and refuses waiting ones. */
  async close(): Promise<void> {
    if (this.isClosing) return;
    this.isClosing = true;
    this.queue.rejectWaiting(new DatabaseInterruptedError('The database was closed.'));
    await this.queue.run(async () => {
      const connection = await this.connection;
      await connection.request({ kind: 'exec', script: 'checkpoint' }, openLimitMs).catch(() => null);
      await connection.request({ kind: 'close' }, openLimitMs).catch(() => null);
      await connection.end();
    });
  }

  /** The request is answered with 503 after 15 s, so a query that starts later than that is useless. */
  private maxWaitMs(): number {
    return hasLongTimeout() ? longTimeoutMs : this.options.waitLimitMs;
  }

  private async run(connection: WorkerConnection, statement: string, params: unknown[], options: QueryOptions) {
    if (!readingStatement.test(statement)) this.isDirty = true;
    const startMs = performance.now();
    try {
      const rowMode = options.rowMode ?? 'object';
      const limitMs = hasLongTimeout() ? longTimeoutMs : this.options.queryLimitMs;
      return await connection.request({ kind: 'query', statement, params, rowMode }, limitMs);
    } finally {
      this.options.observeQuery(operationOf(statement), (performance.now() - startMs) / 1000);
    }
  }

  private async connect(archive: string | null): Promise<WorkerConnection> {
    let isReady = false;
    const connection = new WorkerConnection({
      onNotice: (channel, payload) => this.onNotice(channel, payload),
      onLost: (reason, ended) => {
        if (isReady) this.restart(reason, ended);
      },
    });
    try {
      await connection.request({ kind: 'open', dataDir: this.source.dataDir, archive }, openLimitMs);
      for (const channel of this.channels) {
        await connection.request({ kind: 'exec', script: `listen "${channel}"` }, openLimitMs);
      }
    } catch (error) {
      await connection.end();
      throw error;
    }
    isReady = true;
    return connection;
  }

  /** Waits until the old thread has ended, then starts a new one. Two threads that use the same folder would damage it. */
  private async reopen(ended: Promise<unknown>): Promise<WorkerConnection> {
    const isEnded = ended.then(() => true);
    if (!(await Promise.race([isEnded, delay(openLimitMs, false, { ref: false })])))
      throw new DatabaseInterruptedError('The former thread of the database did not end in time.');
    // A database in memory is lost with its thread and starts again from its archive.
    return this.connect(this.source.dataDir === null ? this.source.archive : null);
  }

  private restart(reason: Error, ended: Promise<unknown>): void {
    if (this.isClosing) return;
    this.queue.rejectWaiting(reason);
    this.options.onInterrupted(reason);
    this.connection = this.reopen(ended);
    this.connection.then(
      () => this.onRestarted(),
      (error: Error) => this.options.onFatal(error),
    );
  }
}
