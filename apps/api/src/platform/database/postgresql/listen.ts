import PQueue from 'p-queue';
import type pg from 'pg';
import type { ListenHandlers } from '../database';
import { endConnection } from './cut-connection';
import { limitedClient } from './limited-client';

const firstRetryMs = 200;
const lastRetryMs = 3_000;
const connectLimitMs = 5_000;

/** A listening connection notices a dead server only by pings: this often, with this timeout. */
const pingIntervalMs = 4_000;
const answerLimitMs = 4_000;

/** Cuts the connection when a statement is not answered in time. */
const ListeningClient = limitedClient({ observeQuery: () => {}, answerLimitMs });

/** A connection and its statements: at most one at a time, as pg 9 will require. */
class ListeningConnection {
  private readonly client: pg.Client;
  private readonly statements = new PQueue({ concurrency: 1 });
  private ping: NodeJS.Timeout | undefined;

  constructor(url: string) {
    this.client = new ListeningClient({
      connectionString: url,
      connectionTimeoutMillis: connectLimitMs,
      keepAlive: true,
    });
  }

  /** Calls `onNotice` for each notice, and `onLost` at least once when the connection has broken or ended. */
  subscribe({ onNotice, onLost }: { onNotice: (channel: string, payload: string) => void; onLost: () => void }): void {
    const lose = () => {
      clearInterval(this.ping);
      onLost();
    };
    this.client.on('error', lose);
    this.client.on('end', lose);
    this.client.on('notification', ({ channel, payload }) => onNotice(channel, payload ?? ''));
  }

  /** @throws when the server does not answer within five seconds */
  async open(): Promise<void> {
    await this.client.connect();
    // An unanswered ping cuts the connection, and then `onLost` is called.
    this.ping = setInterval(() => this.run('select 1').catch(() => {}), pingIntervalMs);
    this.ping.unref();
  }

  /** @throws when the server refuses the statement, or does not answer within four seconds; only then is the connection lost */
  async run(statement: string): Promise<void> {
    await this.statements.add(() => this.client.query(statement));
  }

  async end(): Promise<void> {
    clearInterval(this.ping);
    await endConnection(this.client);
  }
}

/**
 * LISTEN for all channels of a process on one connection, which reconnects by itself: by default PostgreSQL allows a hundred connections
 * for all clients together. A lost connection loses notices, so all handlers are called at its loss and at its return. A dead server is
 * noticed within nine seconds.
 */
export class NoticeListener {
  private readonly channels = new Map<string, ListenHandlers[]>();
  private connection: ListeningConnection | null = null;
  private connecting: Promise<void> | null = null;
  private retry: NodeJS.Timeout | undefined;
  private isStopped = false;

  constructor(private readonly url: string) {}

  /** True while notices arrive, or while nothing listens for them. */
  isLive(): boolean {
    return this.connection !== null || this.channels.size === 0;
  }

  /** Calls the handlers for the notices of a channel from now on; a channel may have several. @throws when the server does not answer */
  async listen(channel: string, handlers: ListenHandlers): Promise<void> {
    await this.connect();
    await this.connection?.run(`listen "${channel}"`);
    this.channels.set(channel, [...(this.channels.get(channel) ?? []), handlers]);
    if (this.connection) handlers.onLive();
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.retry);
    await this.connection?.end();
  }

  private handlers(): ListenHandlers[] {
    return [...this.channels.values()].flat();
  }

  private async connect(): Promise<void> {
    if (this.connection || this.isStopped) return;
    this.connecting ??= this.openConnection().finally(() => (this.connecting = null));
    await this.connecting;
  }

  private async openConnection(): Promise<void> {
    const fresh = new ListeningConnection(this.url);
    fresh.subscribe({
      onNotice: (channel, payload) => {
        for (const { onNotice } of this.channels.get(channel) ?? []) onNotice(payload);
      },
      onLost: () => this.lose(fresh),
    });
    try {
      await fresh.open();
      for (const channel of this.channels.keys()) await fresh.run(`listen "${channel}"`);
    } catch (error) {
      await fresh.end();
      throw error;
    }
    if (this.isStopped) return fresh.end();
    this.connection = fresh;
    for (const { onLive } of this.handlers()) onLive();
  }

  private lose(connection: ListeningConnection): void {
    if (this.connection !== connection) return;
    this.connection = null;
    for (const { onLost } of this.handlers()) onLost();
    if (!this.isStopped) this.retryLater(firstRetryMs);
  }

  private retryLater(waitMs: number): void {
    this.retry = setTimeout(() => {
      this.connect().catch(() => {
        if (!this.isStopped) this.retryLater(Math.min(waitMs * 2, lastRetryMs));
      });
    }, waitMs);
    this.retry.unref();
  }
}
