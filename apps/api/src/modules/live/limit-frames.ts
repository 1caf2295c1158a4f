import type { Server } from 'socket.io';
import type { Metrics } from '../../platform/metrics/metrics';

/** Frames of any kind that one connection may send: more than its events need, pongs and acknowledgements included. */
const frameRate = { perSecond: 50, burst: 150 };

const tokens = Symbol('tokens');
const filledAtMs = Symbol('filledAtMs');

/** The parts of an engine.io connection that are needed and not typed. */
interface Connection {
  [tokens]?: number;
  [filledAtMs]?: number;
  on: (event: 'packet', listener: () => void) => void;
  close: (discard: boolean) => void;
}

/** Closes connections that send too many frames, also such as never become an event: those cost work, too (RELIABILITY F5). */
export function limitFrames(io: Server, namespace: string, metrics: Metrics): void {
  // One function for all connections, not a closure for each.
  function spend(this: Connection): void {
    const nowMs = performance.now();
    const gained = ((nowMs - (this[filledAtMs] ?? nowMs)) * frameRate.perSecond) / 1000;
    const left = Math.min(frameRate.burst, (this[tokens] ?? frameRate.burst) + gained) - 1;
    this[tokens] = left;
    this[filledAtMs] = nowMs;
    if (left >= 0) return;
    metrics.socketEvents.inc({ namespace, event: 'frame', outcome: 'limited' });
    this.close(true);
  }
  io.engine.on('connection', (connection: Connection) => connection.on('packet', spend));
}
