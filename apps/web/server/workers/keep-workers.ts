import cluster from 'node:cluster';
import type { Worker } from 'node:cluster';
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { workerPulse, workerSignals } from './worker-signals';

export interface KeepWorkersOptions {
  count: number;
  log: Logger;
  /** Milliseconds that a worker may take to stop; after that it is killed. */
  stopMs: number;
}

export interface Workers {
  /** The exit code of a worker that ended before any worker listened: its settings or its port are wrong, and a retry cannot help. */
  startFailed: Promise<number>;
  /** Stops all workers and does not replace them. */
  stop: () => Promise<void>;
}

/** Wait before a worker is replaced, in milliseconds; it grows with each worker that ends soon after its start. */
const restartWaitMs = { first: 100, most: 10_000 };
/** A worker that ran for this long resets the restart delay to its first value. In milliseconds. */
const steadyMs = 60_000;

/** Runs `count` copies of this program on one port, and replaces each copy that ends or hangs. */
export function keepWorkers({ count, log, stopMs }: KeepWorkersOptions): Workers {
  const stopping = new AbortController();
  let hasListened = false;
  let noteFailure: (code: number) => void = () => {};
  const startFailed = new Promise<number>((resolve) => (noteFailure = resolve));

  async function keepOne(): Promise<void> {
    let waitMs = restartWaitMs.first;
    while (!stopping.signal.aborted) {
      const startedAtMs = performance.now();
      const worker = cluster.fork();
      worker.once('listening', () => (hasListened = true));
      const { code, signal } = await endOf(worker, stopping.signal);
      if (stopping.signal.aborted) return;
      if (!hasListened) return noteFailure(code || 1);
      if (performance.now() - startedAtMs >= steadyMs) waitMs = restartWaitMs.first;
      log.error({ event: 'worker-ended', worker: worker.id, code, signal, waitMs }, 'a worker ended and is replaced');
      await delay(waitMs, null, { signal: stopping.signal }).catch(() => undefined);
      waitMs = Math.min(restartWaitMs.most, waitMs * 2);
    }
  }

  const all = Promise.all(Array.from({ length: count }, keepOne));
  return {
    startFailed,
    stop: async () => {
      stopping.abort();
      for (const worker of runningWorkers()) worker.send(workerSignals.stop, () => undefined);
      const hardStop = setTimeout(() => runningWorkers().forEach((worker) => worker.process.kill('SIGKILL')), stopMs);
      await all;
      clearTimeout(hardStop);
    },
  };
}

const runningWorkers = () => Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);

/** Settles when the worker has ended; kills a worker that hangs. */
function endOf(worker: Worker, stopping: AbortSignal): Promise<{ code: number; signal: string | null }> {
  // Only this check finds a hanging worker: the other workers answer most requests for /livez.
  const timer = setTimeout(() => stopping.aborted || worker.process.kill('SIGKILL'), workerPulse.silentMs);
  worker.on('message', (message) => {
    if (message === workerSignals.alive) timer.refresh();
  });
  return new Promise((resolve) => {
    worker.once('exit', (code: number, signal: string | null) => {
      clearTimeout(timer);
      resolve({ code, signal });
    });
  });
}
