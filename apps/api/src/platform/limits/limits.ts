import { createHash } from 'node:crypto';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../database/database';
import type { Metrics } from '../metrics/metrics';

export interface LimitRule {
  /** The name of the counters and of the metric label. */
  name: string;
  /** This many are allowed … */
  max: number;
  /** … within this time, which begins with the first. */
  windowSeconds: number;
  /** Counts may be refunded or cleared, so each check queries the database. */
  isRefundable?: boolean;
}

export interface LimitState {
  isOver: boolean;
  max: number;
  /** The count including this one. */
  used: number;
  /** The end of the wait when the limit is exceeded, otherwise the end of the window; unix seconds. */
  until: number;
}

export interface LimitsOptions {
  database: Database;
  metrics: Metrics;
  /** Called when the store does not answer; until it does, each server counts in its own memory. */
  onStoreError: (error: unknown) => void;
}

/** Limits whose counters are in the database: they survive a restart and are shared by all servers (docs/security.md#limits). */
export class Limits {
  constructor(private readonly options: LimitsOptions) {}

  create(rule: LimitRule): Limit {
    return new Limit(rule, this.options);
  }
}

/** One limit; a key identifies a separate count: an address, an account, or both. */
export class Limit {
  private readonly limiter: RateLimiterPostgres;

  constructor(
    readonly rule: LimitRule,
    private readonly options: LimitsOptions,
  ) {
    const { max, windowSeconds, name, isRefundable = false } = rule;
    const { database, onStoreError } = options;
    const insuranceLimiter = new RateLimiterMemory({ keyPrefix: name, points: max, duration: windowSeconds });
    this.limiter = new RateLimiterPostgres({
      storeClient: {
        query: async ({ text, values }: { text: string; values?: unknown[] }) => {
          try {
            return await database.query(text, values);
          } catch (error) {
            onStoreError(error);
            throw error;
          }
        },
      },
      storeType: 'client',
      tableName: 'rate_limit',
      tableCreated: true,
      // One job deletes expired counters of all limits.
      clearExpiredByTimeout: false,
      keyPrefix: name,
      points: max,
      duration: windowSeconds,
      // A key over its limit is refused without another query.
      inMemoryBlockOnConsumed: isRefundable ? 0 : max + 1,
      insuranceLimiter,
    });
  }

  /** Counts one. */
  async hit(key: string): Promise<LimitState> {
    try {
      return this.toState(await this.limiter.consume(digest(key)));
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes)) throw reason;
      this.options.metrics.rateLimited.inc({ limit: this.rule.name });
      const state = this.toState(reason);
      // A refusal from memory has no count.
      return { ...state, isOver: true, used: Math.max(state.used, state.max + 1) };
    }
  }

  /** Checks without counting; `isOver` tells whether the next one would exceed the limit. */
  async peek(key: string): Promise<LimitState> {
    const result = await this.limiter.get(digest(key));
    if (result === null) return { isOver: false, max: this.rule.max, used: 0, until: 0 };
    const state = this.toState(result);
    return { ...state, isOver: state.used >= this.rule.max };
  }

  /** Takes one back, for an action that was counted and did not happen. */
  async refund(key: string): Promise<void> {
    await this.limiter.reward(digest(key));
  }

  /** From now on the key exceeds the limit for this long, whatever its count is. */
  async block(key: string, seconds: number): Promise<void> {
    await this.limiter.block(digest(key), seconds);
  }

  async clear(key: string): Promise<void> {
    await this.limiter.delete(digest(key));
  }

  private toState({ consumedPoints, msBeforeNext }: RateLimiterRes): LimitState {
    const { max } = this.rule;
    const until = Math.ceil((Date.now() + Math.max(0, msBeforeNext)) / 1000);
    return { isOver: consumedPoints > max, max, used: consumedPoints, until };
  }
}

/** Hides names and mail addresses in the table of counters, and gives a key of any length its own counter. */
function digest(key: string): string {
  return createHash('sha256').update(key).digest('base64url').slice(0, 32);
}
