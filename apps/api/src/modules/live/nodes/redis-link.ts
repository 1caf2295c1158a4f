import { EventEmitter } from 'node:events';
import { createAdapter } from '@socket.io/redis-adapter';
import { Redis } from 'ioredis';
import type { Logger } from '../../../platform/logging/logger';
import { Degraded } from '../../../platform/health/degraded';

/** Messages that wait for an answer of a Redis that stalls; more are dropped, so that memory stays bounded. */
const maxWaiting = 5_000;

/** Something is sent every five seconds; an answer takes a millisecond. */
const maxSilenceMs = 5_000;

/** The receiver only listens, so it asks this often whether Redis is still there … */
const pingIntervalMs = 4_000;
/** … and a connection on which nothing is answered for so long is given up. */
const answerLimitMs = 4_000;

const retryDelayMs = (attempt: number) => Math.min(2_000, 100 * attempt);

/**
 * The connection to the other API servers. A Redis that goes away later is a nuisance, not a failure: each server then
 * serves its own visitors, and all are one again once it is back.
 */
export class RedisLink {
  private readonly sender: Redis;
  private readonly receiver: Redis;
  private hasBeenReady = false;
  private readonly pings: NodeJS.Timeout;
  private waiting = 0;
  /** When it last answered, or had nothing to answer; milliseconds of the process. */
  private answeredAtMs = 0;

  constructor(
    url: string,
    private readonly log: Logger,
  ) {
    const common = {
      connectTimeout: 5_000,
      socketTimeout: answerLimitMs,
      keepAlive: 2_000,
      retryStrategy: retryDelayMs,
    };
    // Nothing is kept for later: what other servers should know is said again within seconds.
    this.sender = new Redis(url, { ...common, enableOfflineQueue: false, maxRetriesPerRequest: 0 });
    // A subscribed connection may not ask whether Redis is ready, and the adapter may have subscribed before it asks.
    this.receiver = new Redis(url, { ...common, maxRetriesPerRequest: null, enableReadyCheck: false });
    this.watch(this.sender, 'sender');
    this.watch(this.receiver, 'receiver');
    this.pings = setInterval(() => {
      for (const redis of [this.sender, this.receiver]) {
        // One that is not answered ends the connection, which is told by its own events.
        if (redis.status === 'ready') redis.ping().catch(() => {});
      }
    }, pingIntervalMs).unref();
  }

  /** For socket.io's Redis adapter. */
  createAdapter() {
    // It listens for errors, too, which are watched here.
    const sender = Object.assign(new EventEmitter(), { publish: this.publish });
    return createAdapter(sender, this.receiver, { key: 'starhaven' });
  }

  /** Health: fails until Redis was there once, and is a mere remark when it goes away later (docs/security.md#live-socket-limits). */
  readonly check = async (): Promise<void> => {
    const isReady = this.sender.status === 'ready' && this.receiver.status === 'ready';
    const isStalled = this.waiting > 0 && performance.now() - this.answeredAtMs > maxSilenceMs;
    if (isReady && isStalled) throw new Degraded('Redis does not answer: visitors of other API servers are not seen');
    if (isReady) this.hasBeenReady = true;
    else if (this.hasBeenReady) throw new Degraded('Redis is away: visitors of other API servers are not seen');
    else throw new Error('Redis has not been reached');
  };

  close(): void {
    clearInterval(this.pings);
    this.sender.disconnect();
    this.receiver.disconnect();
  }

  private readonly publish = (channel: string, message: string | Buffer): void => {
    if (this.sender.status !== 'ready' || this.waiting >= maxWaiting) return;
    if (this.waiting === 0) this.answeredAtMs = performance.now();
    this.waiting += 1;
    this.sender
      .publish(channel, message)
      // The connection's own events tell of it.
      .catch(() => {})
      .finally(() => {
        this.waiting -= 1;
        this.answeredAtMs = performance.now();
      });
  };

  private watch(redis: Redis, part: string): void {
    let isAway = false;
    redis.on('error', (error: Error) => {
      // One line an outage, not one a try.
      if (!isAway) this.log.error({ err: error, part }, 'Redis is away');
      isAway = true;
    });
    redis.on('ready', () => {
      this.hasBeenReady = true;
      if (isAway) this.log.info({ part }, 'Redis is back');
      isAway = false;
    });
  }
}
