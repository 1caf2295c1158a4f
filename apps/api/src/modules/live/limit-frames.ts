import type { Server } from 'socket.io';
import type { Metrics } from '../../platform/metrics/metrics';

/** Frames of any kind that one connection may send: more than its events need, pongs and acknowledgements included. */
const frameRate = { perSecond: 50, burst: 150 };
/** Pings and pongs of the websocket itself: browsers send none, proxies one now and then. Each ping is answered. */
const controlRate = { perSecond: 1, burst: 20 };

const tokens = Symbol('tokens');
const filledAtMs = Symbol('filledAtMs');

interface Bucket {
  [tokens]?: number;
  [filledAtMs]?: number;
}

/** The parts of an engine.io connection that are needed and not typed. */
interface Connection extends Bucket {
  on: (event: 'packet', listener: () => void) => void;
  close: (discard: boolean) => void;
  transport: { socket?: WebSocket };
}

/** The parts of a connection of `ws`. */
interface WebSocket extends Bucket {
  on: (event: 'ping' | 'pong', listener: () => void) => void;
  terminate: () => void;
}

/**
 * Closes connections that send too many frames (docs/security.md#floods-of-the-socket). Counts frames that never become an event;
 * parsing them costs CPU.
 */
export function limitFrames(io: Server, namespace: string, metrics: Metrics): void {
  const count = (event: string) => metrics.socketEvents.inc({ namespace, event, outcome: 'limited' });
  // One function for all connections, not a closure for each.
  function onPacket(this: Connection): void {
    if (spend(this, frameRate)) return;
    count('frame');
    this.close(true);
  }
  function onControl(this: WebSocket): void {
    if (spend(this, controlRate)) return;
    count('control');
    // A polite close would be answered by a reader alone.
    this.terminate();
  }
  io.engine.on('connection', (connection: Connection) => {
    connection.on('packet', onPacket);
    connection.transport.socket?.on('ping', onControl);
    connection.transport.socket?.on('pong', onControl);
  });
}

/** Takes one token; false when there is none left. */
function spend(bucket: Bucket, { perSecond, burst }: { perSecond: number; burst: number }): boolean {
  const nowMs = performance.now();
  const gained = ((nowMs - (bucket[filledAtMs] ?? nowMs)) * perSecond) / 1000;
  const left = Math.min(burst, (bucket[tokens] ?? burst) + gained) - 1;
  bucket[tokens] = left;
  bucket[filledAtMs] = nowMs;
  return left >= 0;
}
