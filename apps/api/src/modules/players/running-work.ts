/** Work that goes on after the request that began it. */
export class RunningWork {
  private readonly running = new Map<string, Promise<unknown>>();
  private isStopped = false;

  constructor(private readonly onFailure: (error: unknown) => void) {}

  /** Begins `work`, or joins the work of this key that runs already. Never rejects: null after a failure, which is reported. */
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

  /** Begins nothing more and waits for what runs. */
  async stop(): Promise<void> {
    this.isStopped = true;
    await Promise.all(this.running.values());
  }
}
