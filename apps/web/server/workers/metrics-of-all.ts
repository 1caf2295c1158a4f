import cluster from 'node:cluster';
import type { AggregatorRegistry, RegistryContentType } from 'prom-client';

const wanted = 'web:metrics-wanted';
const patienceMs = 6_000;

interface MetricsAnswer {
  type: 'web:metrics';
  text: string;
}

const isAnswer = (message: unknown): message is MetricsAnswer =>
  typeof message === 'object' && message !== null && 'type' in message && message.type === 'web:metrics';

/** In the primary: collects the metrics of all workers for the worker that requests them. */
export function answerMetricsOfAll(aggregator: AggregatorRegistry<RegistryContentType>): void {
  cluster.on('message', (worker, message) => {
    if (message !== wanted) return;
    const answer = (text: string) =>
      worker.send({ type: 'web:metrics', text } satisfies MetricsAnswer, () => undefined);
    // If a worker does not answer in time, the answer is empty; the next scrape tries again.
    void aggregator.clusterMetrics().then(answer, () => answer(''));
  });
}

/** In a worker: the metrics of all workers. Throws if the primary does not answer. */
export function askMetricsOfAll(): Promise<string> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => finish(() => reject(new Error('The primary did not answer with metrics'))),
      patienceMs,
    );
    const finish = (settle: () => void) => {
      clearTimeout(timer);
      process.off('message', onMessage);
      settle();
    };
    const onMessage = (message: unknown) => {
      if (isAnswer(message)) finish(() => resolve(message.text));
    };
    process.on('message', onMessage);
    process.send?.(wanted);
  });
}
