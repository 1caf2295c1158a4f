type Work = () => void | Promise<void>;

/** Repeated work; each job runs once at a time. A failure is reported and does not stop the job. */
export class Timers {
  private readonly timers = new Map<string, NodeJS.Timeout>();
  private readonly running = new Set<Promise<void>>();
  private isStopped = false;

  constructor(private readonly onFailure: (name: string, error: unknown) => void) {}

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

  /** Runs `work` now. Never throws. */
  async run(name: string, work: Work): Promise<void> {
    if (this.isStopped) return;
    const turn = (async () => work())().catch((error: unknown) => {
      if (!this.isStopped) this.onFailure(name, error);
    });
    this.running.add(turn);
    await turn;
    this.running.delete(turn);
  }

  /** Schedules nothing more and waits for running work. */
  async stop(): Promise<void> {
    this.isStopped = true;
    for (const timer of this.timers.values()) clearTimeout(timer);
    await Promise.all(this.running);
  }
}
