export interface SharedWorkOptions {
  /** Milliseconds after which work is aborted, even if callers wait for it. */
  limitMs: number;
  /** Milliseconds after which a waiter stops waiting and gets undefined. */
  maxWaitMs: number;
  /** Called when work is aborted. */
  onGivenUp?: (key: string, error: Error) => void;
}

/**
 * Work that several callers may wait for and that belongs to none of them. It continues when all callers have disconnected, it has its own
 * time limit, and its entry is removed on every path. New work under the same key may start after the old work has ended or was aborted.
 */
export class SharedWork<Result> {
  readonly #running = new Map<string, Promise<Result>>();

  constructor(private readonly options: SharedWorkOptions) {}

  /**
   * Waits for the running work; null if there is none. The promise resolves with undefined after `maxWaitMs`, and rejects if the work
   * fails.
   */
  join(key: string): Promise<Result | undefined> | null {
    const work = this.#running.get(key);
    return work ? this.#waitFor(work) : null;
  }

  /** Joins the running work, or starts it. The signal aborts the work. */
  joinOrBegin(key: string, begin: (signal: AbortSignal) => Promise<Result>): Promise<Result | undefined> {
    return this.join(key) ?? this.#waitFor(this.#begin(key, begin));
  }

  #begin(key: string, begin: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
    const { limitMs } = this.options;
    const givenUp = new AbortController();
    const work = new Promise<Result>((resolve, reject) => {
      const timer = setTimeout(() => {
        const error = new Error(`gave up after ${limitMs} ms`);
        reject(error);
        givenUp.abort(error);
        this.options.onGivenUp?.(key, error);
      }, limitMs).unref();
      const settle = (end: () => void) => {
        clearTimeout(timer);
        // Compares by identity: after the time limit, this key may belong to other work.
        if (this.#running.get(key) === work) this.#running.delete(key);
        end();
      };
      givenUp.signal.addEventListener('abort', () => settle(() => undefined));
      // Starts in a microtask, so that a synchronous throw becomes a rejection.
      void Promise.resolve()
        .then(() => begin(givenUp.signal))
        .then(
          (result) => settle(() => resolve(result)),
          (error: unknown) => settle(() => reject(error)),
        );
    });
    // Failed work that no caller waits for must not become an unhandled rejection.
    work.catch(() => undefined);
    this.#running.set(key, work);
    return work;
  }

  #waitFor(work: Promise<Result>): Promise<Result | undefined> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => resolve(undefined), this.options.maxWaitMs).unref();
      work.then(resolve, reject).finally(() => clearTimeout(timer));
    });
  }
}
