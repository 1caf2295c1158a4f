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

  /** @throws DatabaseBusyError when `maxWaiting` jobs wait already */
  async run<T>(job: () => Promise<T>): Promise<T> {
    if (this.isRunning) {
      if (this.waiting.length >= this.maxWaiting) throw new DatabaseBusyError();
      await new Promise<void>((start, reject) => this.waiting.push({ start, reject }));
    }
    this.isRunning = true;
    try {
      return await job();
    } finally {
      // The turn is handed over without letting go of isRunning: a newcomer cannot slip in between.
      const next = this.waiting.shift();
      if (next) next.start();
      else this.isRunning = false;
    }
  }

  rejectWaiting(error: Error): void {
    for (const job of this.waiting.splice(0)) job.reject(error);
  }
}
