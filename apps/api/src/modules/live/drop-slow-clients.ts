import type { Server } from 'socket.io';
import type { Metrics } from '../../platform/metrics/metrics';

const checkIntervalMs = 2_000;
/** A client that leaves so much unread will not catch up; it is closed and may come back (docs/security.md#floods-of-the-socket). */
const maxUnreadBytes = 1024 * 1024;
const maxUnreadMessages = 500;

/** The parts of engine.io that are needed and not typed. */
interface Connection {
  writeBuffer: unknown[];
  transport: { socket?: { bufferedAmount: number; terminate: () => void } };
}

/** Closes connections that do not read what they are sent, until the returned function is called. */
export function dropSlowClients(io: Pick<Server, 'engine'>, metrics: Metrics): () => void {
  const timer = setInterval(() => {
    const { clients } = io.engine as unknown as { clients: Record<string, Connection> };
    for (const { writeBuffer, transport } of Object.values(clients)) {
      const unreadBytes = transport.socket?.bufferedAmount ?? 0;
      if (unreadBytes <= maxUnreadBytes && writeBuffer.length <= maxUnreadMessages) continue;
      metrics.socketsRefused.inc({ reason: 'too slow' });
      // A polite close would wait for the very reading that does not happen.
      transport.socket?.terminate();
    }
  }, checkIntervalMs);
  timer.unref();
  return () => clearInterval(timer);
}
