import { HeartbeatSchema } from '@starhaven/contracts/agent';
import type { Heartbeat } from '@starhaven/contracts/agent';
import * as v from 'valibot';
import type { WorkLimiter } from '../../../platform/work/work-limiter';
import type { Clock } from '../clock';
import type { AskableEngine } from './askable-engine';
import { withTimeout } from '../../../platform/work/with-timeout';

export interface PollRule {
  intervalMs: number;
  /** The interval after a failure, until there are `maxFailures` in a row: one lost answer does not make a server offline. */
  retryMs: number;
  maxFailures: number;
  /** From then on the interval doubles up to this: an unreachable engine needs fewer requests. */
  maxIntervalMs: number;
  timeoutMs: number;
}

/** After two lost answers the third still arrives within `agentLivenessMs`. */
export const pollRule: PollRule = {
  intervalMs: 5_000,
  retryMs: 1_000,
  maxFailures: 3,
  maxIntervalMs: 60_000,
  timeoutMs: 3_000,
};

/** After this many failures in a row an engine uses the slow queue, so that it takes no turn from engines that answer. */
const failuresUntilSlowLane = 2;

export interface PolledEngineOptions {
  engine: AskableEngine;
  clock: Clock;
  rule: PollRule;
  /** The queue of all engines that answer … */
  limiter: WorkLimiter;
  /** … and the queue of all engines that do not. */
  slowLimiter: WorkLimiter;
  /** Called with an answer and its duration. */
  onState: (heartbeat: Heartbeat, roundTripMs: number) => void;
  /** Called at the first failure in a row. */
  onFailure: (error: unknown) => void;
}

/** Polls the state of one engine, one request at a time. */
export class PolledEngine {
  readonly engine: AskableEngine;
  private timer: NodeJS.Timeout | undefined;
  private failures = 0;
  private isStopped = false;
  /** A request timed out and is still not answered. */
  private isHanging = false;

  constructor(private readonly options: PolledEngineOptions) {
    this.engine = options.engine;
    // A random delay spreads the requests to engines.
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
      if (this.isHanging) throw new Error('the last request has no answer yet');
      await lane.run(async () => {
        // The engine may have been stopped while it waited.
        if (this.isStopped) return;
        const askedAtMs = clock.monotonicMs();
        const state = await withTimeout(rule.timeoutMs, (signal) => this.read(signal));
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
