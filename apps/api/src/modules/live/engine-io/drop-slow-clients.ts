import type { Server } from 'socket.io';
import type { Metrics } from '../../../platform/metrics/metrics';
import { findEngine } from './engine-parts';

const checkIntervalMs = 2_000;
/** A client with this much unread data will not catch up. It is disconnected and may reconnect (docs/security.md#floods-of-the-socket). */
const maxUnreadBytes = 1024 * 1024;
const maxUnreadMessages = 500;

/** Closes connections that do not read their data, until the returned function is called. */
export function dropSlowClients(io: Pick<Server, 'engine'>, metrics: Metrics): () => void {
  const timer = setInterval(() => {
    for (const { writeBuffer, transport } of Object.values(findEngine(io)?.clients ?? {})) {
      const unreadBytes = transport.socket?.bufferedAmount ?? 0;
      if (unreadBytes <= maxUnreadBytes && writeBuffer.length <= maxUnreadMessages) continue;
      metrics.socketsRefused.inc({ reason: 'too slow' });
      // A normal close would wait for the client to read.
      transport.socket?.terminate();
    }
  }, checkIntervalMs);
  timer.unref();
  return () => clearInterval(timer);
}
