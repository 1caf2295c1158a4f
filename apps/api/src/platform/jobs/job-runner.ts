export interface Job {
  name: string;
  intervalMs: number;
  run: () => Promise<void>;
}

export interface JobRunnerOptions {
  jobs: Job[];
  /** A start is busy enough: the first turn of each job waits this long. */
  firstDelayMs?: number;
  /** The next turn tries again. */
  onFailure: (name: string, error: unknown) => void;
}

/** Runs each job at intervals, counted from the end of its last turn, so that a slow one never runs twice at once. */
export class JobRunner {
  private readonly timers = new Map<string, NodeJS.Timeout>();
  private readonly running = new Set<Promise<void>>();
  private isStopped = false;

  constructor(private readonly options: JobRunnerOptions) {}

  start(): void {
    const { jobs, firstDelayMs = 60_000 } = this.options;
    for (const job of jobs) this.plan(job, firstDelayMs);
  }

  /** Plans no more turns and waits for those under way. */
  async stop(): Promise<void> {
    this.isStopped = true;
    for (const timer of this.timers.values()) clearTimeout(timer);
    await Promise.all(this.running);
  }

  private plan(job: Job, delayMs: number): void {
    if (this.isStopped) return;
    const timer = setTimeout(() => {
      const turn = this.takeTurn(job).finally(() => {
        this.running.delete(turn);
        this.plan(job, job.intervalMs);
      });
      this.running.add(turn);
    }, delayMs);
    timer.unref();
    this.timers.set(job.name, timer);
  }

  private async takeTurn(job: Job): Promise<void> {
    try {
      await job.run();
    } catch (error) {
      this.options.onFailure(job.name, error);
    }
  }
}
