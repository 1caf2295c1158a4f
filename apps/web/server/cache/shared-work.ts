export interface SharedWorkOptions {
  /** Milliseconds after which work is given up, whoever waits for it. */
  limitMs: number;
  /** Milliseconds after which a waiter stops waiting and gets undefined. */
  patienceMs: number;
  /** Told when work is given up. */
  onGivenUp?: (key: string, error: Error) => void;
}

/**
 * Work that several callers may wait for and that belongs to none of them. It goes on when all of them have left, it ends after a time
 * limit of its own, and its entry is removed on every path. New work under the same key may start once the old one has ended or was given up.
 */
export class SharedWork<Result> {
  readonly #underWay = new Map<string, Promise<Result>>();

  constructor(private readonly options: SharedWorkOptions) {}

  /**
   * Waits for the work under way, or gives null at once when there is none. The promise gives undefined when it took longer than one
   * should wait, and rejects when the work failed.
   */
  join(key: string): Promise<Result | undefined> | null {
    const work = this.#underWay.get(key);
    return work ? this.#waitFor(work) : null;
  }

  /** Joins the work under way, or begins it. The signal tells the work that it was given up. */
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
        // By identity: after the limit other work may stand under this key.
        if (this.#underWay.get(key) === work) this.#underWay.delete(key);
        end();
      };
      givenUp.signal.addEventListener('abort', () => settle(() => undefined));
      // In a microtask, so that work which throws at once fails like any other.
      void Promise.resolve()
        .then(() => begin(givenUp.signal))
        .then(
          (result) => settle(() => resolve(result)),
          (error: unknown) => settle(() => reject(error)),
        );
    });
    // Work that everybody has left must not become an unhandled rejection.
    work.catch(() => undefined);
    this.#underWay.set(key, work);
    return work;
  }

  #waitFor(work: Promise<Result>): Promise<Result | undefined> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => resolve(undefined), this.options.patienceMs).unref();
      work.then(resolve, reject).finally(() => clearTimeout(timer));
    });
  }
}
