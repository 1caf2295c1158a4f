import { HeartbeatSchema } from '@starhaven/contracts';
import type { Heartbeat } from '@starhaven/contracts';
import * as v from 'valibot';
import type { WorkLimiter } from '../../../platform/work/work-limiter';
import type { Clock } from '../clock';
import type { AskableEngine } from './askable-engine';
import { within } from './within';

export interface PollRule {
  intervalMs: number;
  /** After a failure, until there are `maxFailures` in a row: one lost answer makes nobody offline. */
  retryMs: number;
  maxFailures: number;
  /** From then on the interval doubles up to this: who is away need not be asked so often. */
  maxIntervalMs: number;
  timeoutMs: number;
}

/** With two answers lost, the third still comes within `agentLivenessMs`. */
export const pollRule: PollRule = {
  intervalMs: 5_000,
  retryMs: 1_000,
  maxFailures: 3,
  maxIntervalMs: 60_000,
  timeoutMs: 3_000,
};

/** After this many failures in a row an engine waits with others like it, so that they take no turn from those that answer. */
const failuresUntilSlowLane = 2;

export interface PolledEngineOptions {
  engine: AskableEngine;
  clock: Clock;
  rule: PollRule;
  /** Shared by all engines that answer … */
  limiter: WorkLimiter;
  /** … and by all that do not. */
  slowLimiter: WorkLimiter;
  /** An answer, and how long it took. */
  onState: (heartbeat: Heartbeat, roundTripMs: number) => void;
  /** The first failure in a row. */
  onFailure: (error: unknown) => void;
}

/** Asks one engine how it is doing, again and again, never twice at once. */
export class PolledEngine {
  readonly engine: AskableEngine;
  private timer: NodeJS.Timeout | undefined;
  private failures = 0;
  private isStopped = false;
  /** A question that was given up and still not answered. */
  private isHanging = false;

  constructor(private readonly options: PolledEngineOptions) {
    this.engine = options.engine;
    // At different moments for each engine.
    this.plan(Math.random() * Math.min(1_000, options.rule.intervalMs));
  }

  stop(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
  }

  private plan(delayMs: number): void {
    if (this.isStopped) return;
    this.timer = setTimeout(() => void this.takeTurn(), delayMs);
    this.timer.unref();
  }

  private async takeTurn(): Promise<void> {
    const { rule, limiter, slowLimiter, onState, onFailure, clock } = this.options;
    const lane = this.failures >= failuresUntilSlowLane ? slowLimiter : limiter;
    try {
      if (this.isHanging) throw new Error('the last question is still open');
      await lane.run(async () => {
        // It may have waited long.
        if (this.isStopped) return;
        const askedAtMs = clock.monotonicMs();
        const state = await within(rule.timeoutMs, (signal) => this.read(signal));
        if (!this.isStopped)
          onState(v.parse(HeartbeatSchema, { ...state, online: true }), clock.monotonicMs() - askedAtMs);
      });
      this.failures = 0;
    } catch (error) {
      this.failures += 1;
      if (this.failures === 1 && !this.isStopped) onFailure(error);
    }
    this.plan(this.nextDelayMs());
  }

  private nextDelayMs(): number {
    const { intervalMs, retryMs, maxFailures, maxIntervalMs } = this.options.rule;
    if (this.failures === 0) return intervalMs;
    if (this.failures < maxFailures) return retryMs;
    return Math.min(maxIntervalMs, intervalMs * 2 ** (this.failures - maxFailures + 1));
  }

  private async read(signal: AbortSignal): Promise<object> {
    this.isHanging = true;
    try {
      return await this.engine.readState(signal);
    } finally {
      this.isHanging = false;
    }
  }
}
