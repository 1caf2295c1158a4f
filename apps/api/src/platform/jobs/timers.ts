/** The signal aborts when the server stops: work with many steps then ends after the current one. */
type Work = (signal: AbortSignal) => void | Promise<void>;

interface RunningJob {
  turn: Promise<void>;
  /** The turn that follows, if somebody asked for it. */
  next: Promise<void> | null;
}

/** Repeated work; each job runs once at a time. A failure is reported and does not stop the job. */
export class Timers {
  private readonly timers = new Map<string, NodeJS.Timeout>();
  private readonly running = new Map<string, RunningJob>();
  private readonly stopping = new AbortController();

  constructor(private readonly onFailure: (name: string, error: unknown) => void) {}

  private get isStopped(): boolean {
    return this.stopping.signal.aborted;
  }

  /** Runs `work` at intervals that start at the end of its last run. */
  every(name: string, intervalMs: number, work: Work, firstDelayMs = intervalMs): void {
    let delayMs = firstDelayMs;
    this.each(
      name,
      () => {
        const next = delayMs;
        delayMs = intervalMs;
        return next;
      },
      work,
    );
  }

  /** Runs `work` repeatedly, each time after the delay that `nextDelayMs` returns. */
  each(name: string, nextDelayMs: () => number, work: Work): void {
    if (this.isStopped) return;
    const timer = setTimeout(() => {
      void this.run(name, work).then(() => this.each(name, nextDelayMs, work));
    }, nextDelayMs());
    timer.unref();
    this.timers.set(name, timer);
  }

  /**
   * Runs `work` now. While the job is running, it runs once more afterwards, for all callers together: the running turn may have read the
   * data before the caller changed it. Never throws. Do not wait for a job within itself.
   */
  run(name: string, work: Work): Promise<void> {
    if (this.isStopped) return Promise.resolve();
    const current = this.running.get(name);
    if (current) {
      current.next ??= current.turn.then(() => this.run(name, work));
      return current.next;
    }
    const job: RunningJob = { turn: Promise.resolve(), next: null };
    this.running.set(name, job);
    job.turn = this.attempt(name, work).finally(() => this.running.delete(name));
    return job.turn;
  }

  private async attempt(name: string, work: Work): Promise<void> {
    try {
      await work(this.stopping.signal);
    } catch (error) {
      if (!this.isStopped) this.onFailure(name, error);
    }
  }

  /** Schedules nothing more and waits for running work. */
  async stop(): Promise<void> {
    this.stopping.abort();
    for (const timer of this.timers.values()) clearTimeout(timer);
    await Promise.all([...this.running.values()].map(({ turn }) => turn));
  }
}
