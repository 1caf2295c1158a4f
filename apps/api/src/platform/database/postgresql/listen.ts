import pg from 'pg';
import type { ListenHandlers } from '../database';

export interface NoticeListener {
  stop: () => Promise<void>;
}

const firstRetryMs = 200;
const lastRetryMs = 10_000;

/** LISTEN on a connection of its own that comes back by itself; a lost connection has lost notices, so both ends are told. */
export async function listenOnPostgresql(
  url: string,
  channel: string,
  handlers: ListenHandlers,
): Promise<NoticeListener> {
  let isStopped = false;
  let client: pg.Client | null = null;
  let retry: NodeJS.Timeout | undefined;

  const connect = async (): Promise<void> => {
    // keepAlive finds a peer that vanished without a word.
    const fresh = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000, keepAlive: true });
    let isLive = false;
    const lose = () => {
      if (!isLive) return;
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
      await fresh.end().catch(() => {});
      throw error;
    }
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
    stop: async () => {
      isStopped = true;
      clearTimeout(retry);
      await client?.end().catch(() => {});
    },
  };
}
