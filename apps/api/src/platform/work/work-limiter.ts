import { Refusal } from '../http/refusal';

export interface WorkLimits {
  /** How many run at the same time. */
  maxRunning: number;
  /** How many wait for their turn before others are refused. */
  maxWaiting: number;
}

/** Runs expensive work a few at a time, in order of arrival. */
export class WorkLimiter {
  private readonly waiting: (() => void)[] = [];
  private running = 0;

  constructor(private readonly limits: WorkLimits) {}

  /** @throws Refusal 503 when too many wait already */
  async run<T>(work: () => Promise<T>): Promise<T> {
    const { maxRunning, maxWaiting } = this.limits;
    if (this.running < maxRunning) this.running += 1;
    else if (this.waiting.length < maxWaiting) await new Promise<void>((start) => this.waiting.push(start));
    else throw new Refusal(503, 'Service Unavailable', { status: 503, retryAfterSeconds: 2 });
    try {
      return await work();
    } finally {
      // The turn is handed over without counting down: a newcomer cannot slip in between.
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }
}
