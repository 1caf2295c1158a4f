import closeWithGrace from 'close-with-grace';
import type { Logger } from 'pino';
import { AggregatorRegistry } from 'prom-client';
import { RateLimiterClusterMaster } from 'rate-limiter-flexible';
import { stopLimits } from '../stop-limits';
import { answerMetricsOfAll } from './metrics-of-all';
import { keepWorkers } from './keep-workers';

/** Keeps the workers running until this process gets a signal to stop. It serves no request itself. */
export function runPrimary({
  count,
  shutdownDelayMs,
  log,
}: {
  count: number;
  shutdownDelayMs: number;
  log: Logger;
}): void {
  // Visitors' limits are counted here, because each worker sees only a part of one address's requests.
  new RateLimiterClusterMaster();
  answerMetricsOfAll(new AggregatorRegistry());
  const { hardStopMs } = stopLimits(shutdownDelayMs);
  const workers = keepWorkers({ count, log, stopMs: hardStopMs });
  const primary = closeWithGrace({ delay: hardStopMs + 1_000, logger: false }, async ({ err }) => {
    if (err) log.fatal({ err }, 'stopping after an unexpected error');
    await workers.stop();
    log.flush();
  });
  void workers.startFailed.then((code) => {
    // The worker has logged the reason.
    process.exitCode = code;
    primary.uninstall();
    return workers.stop().then(() => process.exit(code));
  });
}
