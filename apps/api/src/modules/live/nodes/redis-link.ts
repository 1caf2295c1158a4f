import { EventEmitter } from 'node:events';
import { createAdapter } from '@socket.io/redis-adapter';
import { Redis } from 'ioredis';
import type { Logger } from '../../../platform/logging/logger';
import { Degraded } from '../../../platform/health/degraded';

/** Messages that wait for a stalled Redis; more are dropped, so that memory stays bounded. */
const maxWaiting = 5_000;

/** A Redis that does not answer for this long counts as stalled: a message is sent every five seconds, an answer takes a millisecond. */
const maxSilenceMs = 5_000;

/** The receiver only listens, so it pings Redis this often … */
const pingIntervalMs = 4_000;
/** … and closes a connection on which a ping is unanswered for this long. */
const answerLimitMs = 4_000;

const retryDelayMs = (attempt: number) => Math.min(2_000, 100 * attempt);

/**
 * The adapter and ioredis itself subscribe without waiting for the result, and an unhandled rejection ends the process. This connection
 * handles every rejection: its own events report an outage, and `refused` reports a subscription that Redis does not allow.
 */
class Receiver extends Redis {
  override sendCommand(...args: Parameters<Redis['sendCommand']>): unknown {
    const result = super.sendCommand(...args);
    const isSubscription = args[0].name.endsWith('subscribe');
    Promise.resolve(result).catch((error: Error) => {
      if (isSubscription && error.name === 'ReplyError') this.emit('refused', error);
    });
    return result;
  }
}

/**
 * The connection to the other API servers. When Redis fails later, the site keeps working: each server serves its own visitors, and the
 * servers reconnect once Redis is back.
 */
export class RedisLink {
  private readonly sender: Redis;
  private readonly receiver: Receiver;
  private hasBeenReady = false;
  private isRefused = false;
  private readonly pings: NodeJS.Timeout;
  private waiting = 0;
  /** Time of the last answer, or when no answer was pending; milliseconds of the process clock. */
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
    // Messages are not queued: the same information is sent again within seconds.
    this.sender = new Redis(url, { ...common, enableOfflineQueue: false, maxRetriesPerRequest: 0 });
    // A subscribed connection may not run the ready check, and the adapter may subscribe before the check.
    this.receiver = new Receiver(url, { ...common, maxRetriesPerRequest: null, enableReadyCheck: false });
    this.watch(this.sender, 'sender');
    this.watch(this.receiver, 'receiver');
    this.watchSubscriptions();
    this.pings = setInterval(() => {
      for (const redis of [this.sender, this.receiver]) {
        // An unanswered ping ends the connection; the connection's own events report it.
        if (redis.status === 'ready') redis.ping().catch(() => {});
      }
    }, pingIntervalMs).unref();
  }

  /** For socket.io's Redis adapter. */
  createAdapter() {
    // The adapter also listens for errors, which this class already handles.
    const sender = Object.assign(new EventEmitter(), { publish: this.publish });
    return createAdapter(sender, this.receiver, { key: 'starhaven' });
  }

  /** Health check: fails until the first connection to Redis; a later outage is only a warning (docs/security.md#live-socket-limits). */
  readonly check = async (): Promise<void> => {
    const isReady = this.sender.status === 'ready' && this.receiver.status === 'ready';
    const isStalled = this.waiting > 0 && performance.now() - this.answeredAtMs > maxSilenceMs;
    if (isReady && isStalled)
      throw new Degraded('Redis does not answer: visitors of other API servers are not counted');
    if (isReady && this.isRefused)
      throw new Degraded('Redis refuses a subscription: visitors of other API servers are not counted');
    if (isReady) this.hasBeenReady = true;
    else if (this.hasBeenReady)
      throw new Degraded('Redis is unreachable: visitors of other API servers are not counted');
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
      // The connection's own events report failures.
      .catch(() => {})
      .finally(() => {
        this.waiting -= 1;
        this.answeredAtMs = performance.now();
      });
  };

  private watch(redis: Redis, part: string): void {
    let isAway = false;
    redis.on('error', (error: Error) => {
      // One log line for each outage, not for each retry.
      if (!isAway) this.log.error({ err: error, part }, 'Redis is unreachable');
      isAway = true;
    });
    redis.on('ready', () => {
      this.hasBeenReady = true;
      if (isAway) this.log.info({ part }, 'Redis is reachable again');
      isAway = false;
    });
  }

  private watchSubscriptions(): void {
    this.receiver.on('refused', (error: Error) => {
      // The adapter subscribes several times; one log line is enough.
      if (!this.isRefused) this.log.error({ err: error }, 'Redis refuses a subscription');
      this.isRefused = true;
    });
    this.receiver.on('connect', () => (this.isRefused = false));
  }
}
