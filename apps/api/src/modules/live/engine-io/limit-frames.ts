import type { Server } from 'socket.io';
import { TokenBucket } from '../../../platform/limits/token-bucket';
import type { BucketRule } from '../../../platform/limits/token-bucket';
import type { Metrics } from '../../../platform/metrics/metrics';
import { findEngine } from './engine-parts';
import type { EngineConnection, WebSocketPart } from './engine-parts';

/** The limit for frames of all kinds on one connection: more than its events need, including pongs and acknowledgements. */
const frameRate = { perSecond: 50, burst: 150 };
/** Pings and pongs of the websocket protocol: browsers send none, proxies send few. Each ping causes an answer. */
const controlRate = { perSecond: 1, burst: 20 };

const bucket = Symbol('bucket');

/** Stores its bucket in a property: a map with thousands of entries costs more memory. */
interface Limited {
  [bucket]?: TokenBucket;
}

/**
 * Closes connections that send too many frames (docs/security.md#floods-of-the-socket). Counts frames that never become an event;
 * parsing them costs CPU.
 */
export function limitFrames(io: Server, namespace: string, metrics: Metrics): void {
  const count = (event: string) => metrics.socketEvents.inc({ namespace, event, outcome: 'limited' });
  // One function for all connections, because a closure for each costs memory.
  function onPacket(this: EngineConnection & Limited): void {
    if (spend(this, frameRate)) return;
    count('frame');
    this.close(true);
  }
  function onControl(this: WebSocketPart & Limited): void {
    if (spend(this, controlRate)) return;
    count('control');
    // A normal close waits for a client that reads.
    this.terminate();
  }
  findEngine(io)?.on('connection', (connection) => {
    connection.on('packet', onPacket);
    connection.transport.socket?.on('ping', onControl);
    connection.transport.socket?.on('pong', onControl);
  });
}

/** Takes one token; false when there is none left. */
function spend(limited: Limited, rule: BucketRule): boolean {
  const nowMs = performance.now();
  limited[bucket] ??= new TokenBucket(rule, nowMs);
  return limited[bucket].take(nowMs);
}
