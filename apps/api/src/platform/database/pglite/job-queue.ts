import { DatabaseBusyError } from '../errors';

interface Waiting {
  start: () => void;
  reject: (error: Error) => void;
}

/** Runs one job at a time in order of arrival and refuses new ones when too many wait. */
export class JobQueue {
  private readonly waiting: Waiting[] = [];
  private isRunning = false;

  constructor(private readonly maxWaiting: number) {}

  get depth(): number {
    return this.waiting.length;
  }

  /** @throws DatabaseBusyError when `maxWaiting` jobs already wait, or its turn does not come within `maxWaitMs` */
  async run<T>(job: () => Promise<T>, maxWaitMs?: number): Promise<T> {
    if (this.isRunning) {
      if (this.waiting.length >= this.maxWaiting) throw new DatabaseBusyError();
      await this.turn(maxWaitMs);
    }
    this.isRunning = true;
    try {
      return await job();
    } finally {
      // Passes the turn on without resetting isRunning, so that a new job cannot run in between.
      const next = this.waiting.shift();
      if (next) next.start();
      else this.isRunning = false;
    }
  }

  private turn(maxWaitMs: number | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {
        start: () => {
          clearTimeout(timer);
          resolve();
        },
        reject: (error) => {
          clearTimeout(timer);
          reject(error);
        },
      };
      this.waiting.push(waiting);
      const giveUp = () => {
        // Removes the job from the queue: its turn must not go to a caller that has left.
        this.waiting.splice(this.waiting.indexOf(waiting), 1);
        reject(new DatabaseBusyError());
      };
      const timer = maxWaitMs === undefined ? undefined : setTimeout(giveUp, maxWaitMs).unref();
    });
  }

  rejectWaiting(error: Error): void {
    for (const job of this.waiting.splice(0)) job.reject(error);
  }
}
