import PQueue from 'p-queue';
import pg from 'pg';
import type { ListenHandlers } from '../database';
import { cutConnection, endConnection } from './cut-connection';

const firstRetryMs = 200;
const lastRetryMs = 3_000;
const connectLimitMs = 5_000;

/** A listening connection notices a dead server only by pings: this often, with this timeout. */
const pingIntervalMs = 4_000;
const pingLimitMs = 4_000;

/**
 * LISTEN for all channels of a process on one connection, which reconnects by itself: a server has a hundred connections for all its
 * clients. A lost connection loses notices, so all handlers are called at its loss and at its return. A dead server is noticed within nine
 * seconds.
 */
export class NoticeListener {
  private readonly channels = new Map<string, ListenHandlers[]>();
  private client: pg.Client | null = null;
  /** The statements of `client`: at most one at a time, as pg 9 will require. A new connection does not wait for those of a lost one. */
  private statements = new PQueue({ concurrency: 1 });
  private connecting: Promise<void> | null = null;
  private retry: NodeJS.Timeout | undefined;
  private isStopped = false;

  constructor(private readonly url: string) {}

  /** True while notices arrive, or while nothing listens for them. */
  isLive(): boolean {
    return this.client !== null || this.channels.size === 0;
  }

  /** Calls the handlers for the notices of a channel from now on; a channel may have several. @throws when the server does not answer */
  async listen(channel: string, handlers: ListenHandlers): Promise<void> {
    await this.connect();
    const { client, statements } = this;
    if (client) await statements.add(() => client.query(`listen "${channel}"`));
    this.channels.set(channel, [...(this.channels.get(channel) ?? []), handlers]);
    if (this.client) handlers.onLive();
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.retry);
    if (this.client) await endConnection(this.client);
  }

  private handlers(): ListenHandlers[] {
    return [...this.channels.values()].flat();
  }

  private async connect(): Promise<void> {
    if (this.client || this.isStopped) return;
    this.connecting ??= this.openConnection().finally(() => (this.connecting = null));
    await this.connecting;
  }

  private async openConnection(): Promise<void> {
    const fresh = new pg.Client({
      connectionString: this.url,
      connectionTimeoutMillis: connectLimitMs,
      query_timeout: pingLimitMs,
      keepAlive: true,
    });
    const statements = new PQueue({ concurrency: 1 });
    const ping = setInterval(() => {
      statements.add(() => fresh.query('select 1')).catch((error: Error) => cutConnection(fresh, error));
    }, pingIntervalMs);
    ping.unref();
    const lose = () => {
      clearInterval(ping);
      if (this.client !== fresh) return;
      this.client = null;
      for (const { onLost } of this.handlers()) onLost();
      if (!this.isStopped) this.retryLater(firstRetryMs);
    };
    fresh.on('error', lose);
    fresh.on('end', lose);
    fresh.on('notification', ({ channel, payload }) => {
      for (const { onNotice } of this.channels.get(channel) ?? []) onNotice(payload ?? '');
    });
    try {
      await fresh.connect();
      for (const channel of this.channels.keys()) await statements.add(() => fresh.query(`listen "${channel}"`));
    } catch (error) {
      clearInterval(ping);
      await endConnection(fresh);
      throw error;
    }
    if (this.isStopped) return endConnection(fresh);
    this.client = fresh;
    this.statements = statements;
    for (const { onLive } of this.handlers()) onLive();
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
