import PQueue from 'p-queue';
import { DomainError } from '../errors/domain-error';

export interface WorkLimits {
  /** How many run at the same time. */
  maxRunning: number;
  /** Maximum of waiting callers; further ones are refused. */
  maxWaiting: number;
}

/** Runs expensive work with limited concurrency, in order of arrival. */
export class WorkLimiter {
  private readonly queue: PQueue;

  constructor(private readonly limits: WorkLimits) {
    this.queue = new PQueue({ concurrency: limits.maxRunning });
  }

  /** @throws DomainError unavailable when too many already wait */
  async run<T>(work: () => Promise<T>): Promise<T> {
    const { maxRunning, maxWaiting } = this.limits;
    if (this.queue.pending >= maxRunning && this.queue.size >= maxWaiting) {
      throw new DomainError('unavailable', 'Service Unavailable', { retryAfterSeconds: 2 });
    }
    return this.queue.add(work);
  }
}
