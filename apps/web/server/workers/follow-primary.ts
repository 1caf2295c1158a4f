import cluster from 'node:cluster';
import { workerPulse, workerSignals } from './worker-signals';

/** Signals that a terminal or a supervisor sends to the whole process group. */
const groupSignals = ['SIGHUP', 'SIGINT', 'SIGQUIT', 'SIGTERM'] as const;

/** Signals that a worker ignores because its primary handles them: a second signal would end the worker at once. */
export const signalsOfPrimary = cluster.isWorker ? [...groupSignals] : [];

/** In a worker: sends `alive` to the primary, and stops when the primary requests it. Elsewhere: does nothing. */
export function followPrimary(stop: () => void): void {
  if (!cluster.isWorker) return;
  for (const name of groupSignals) process.on(name, () => undefined);
  process.on('message', (message) => {
    if (message === workerSignals.stop) stop();
  });
  setInterval(() => process.send?.(workerSignals.alive), workerPulse.everyMs).unref();
}
