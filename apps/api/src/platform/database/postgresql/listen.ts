import pg from 'pg';
import type { ListenHandlers } from '../database';
import { cutConnection, endConnection } from './cut-connection';

export interface NoticeListener {
  /** True while notices arrive. */
  isLive: () => boolean;
  stop: () => Promise<void>;
}

const firstRetryMs = 200;
const lastRetryMs = 3_000;
const connectLimitMs = 5_000;

/** A listening connection notices a dead server only by pings: this often, with this timeout. */
const pingIntervalMs = 4_000;
const pingLimitMs = 4_000;

export interface ListenOptions {
  url: string;
  channel: string;
  handlers: ListenHandlers;
}

/**
 * LISTEN on its own connection, which reconnects by itself. A lost connection loses notices, so the handlers are called at its loss and at
 * its return. A dead server is noticed within nine seconds.
 */
export async function listenOnPostgresql({ url, channel, handlers }: ListenOptions): Promise<NoticeListener> {
  let isStopped = false;
  let client: pg.Client | null = null;
  let isLive = false;
  let retry: NodeJS.Timeout | undefined;

  const connect = async (): Promise<void> => {
    const fresh = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: connectLimitMs,
      query_timeout: pingLimitMs,
      keepAlive: true,
    });
    const ping = setInterval(() => {
      fresh.query('select 1').catch((error: Error) => cutConnection(fresh, error));
    }, pingIntervalMs);
    ping.unref();
    const lose = () => {
      clearInterval(ping);
      if (client !== fresh) return;
      client = null;
      isLive = false;
      handlers.onLost();
      if (!isStopped) retryLater(firstRetryMs);
    };
    fresh.on('error', lose);
    fresh.on('end', lose);
    fresh.on('notification', ({ payload }) => handlers.onNotice(payload ?? ''));
    try {
      await fresh.connect();
      await fresh.query(`listen "${channel}"`);
    } catch (error) {
      clearInterval(ping);
      await endConnection(fresh);
      throw error;
    }
    if (isStopped) return endConnection(fresh);
    client = fresh;
    isLive = true;
    handlers.onLive();
  };

  const retryLater = (waitMs: number): void => {
    retry = setTimeout(() => {
      connect().catch(() => {
        if (!isStopped) retryLater(Math.min(waitMs * 2, lastRetryMs));
      });
    }, waitMs);
    retry.unref();
  };

  await connect();
  return {
    isLive: () => isLive,
    stop: async () => {
      isStopped = true;
      clearTimeout(retry);
      if (client) await endConnection(client);
    },
  };
}
