/** Messages between primary and workers, in addition to those of the libraries for limits and metrics. */
export const workerSignals = {
  /** To a worker: finish the running requests and end. */
  stop: 'web:stop',
  /** To the primary: this worker's event loop runs. */
  alive: 'web:alive',
} as const;

/** How often a worker sends `alive`, in milliseconds, and how long one may be silent before it is replaced. */
export const workerPulse = { everyMs: 5_000, silentMs: 30_000 };
