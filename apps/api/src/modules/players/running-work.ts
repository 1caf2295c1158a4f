/** Work that continues after the request that began it. */
export class RunningWork {
  private readonly running = new Map<string, Promise<unknown>>();
  private isStopped = false;

  constructor(private readonly onFailure: (error: unknown) => void) {}

  /** Begins `work`, or joins the running work of this key. Never rejects: null after a failure, which is reported. */
  begin<Result>(key: string, work: () => Promise<Result>): Promise<Result | null> {
    const known = this.running.get(key);
    // Work of one key has one type of result.
    if (known) return known as Promise<Result | null>;
    if (this.isStopped) return Promise.resolve(null);
    const run = work()
      .catch((error: unknown) => {
        this.onFailure(error);
        return null;
      })
      .finally(() => this.running.delete(key));
    this.running.set(key, run);
    return run;
  }

  has(key: string): boolean {
    return this.running.has(key);
  }

  /** Begins no more work and waits for the running work. */
  async stop(): Promise<void> {
    this.isStopped = true;
    await Promise.all(this.running.values());
  }
}
