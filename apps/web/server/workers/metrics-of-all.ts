import cluster from 'node:cluster';
import type { AggregatorRegistry, RegistryContentType } from 'prom-client';

const wanted = 'web:metrics-wanted';

interface MetricsAnswer {
  type: 'web:metrics';
  /** null: the primary could not collect them. */
  text: string | null;
}

const isAnswer = (message: unknown): message is MetricsAnswer =>
  typeof message === 'object' && message !== null && 'type' in message && message.type === 'web:metrics';

/** In the primary: collects the metrics of all workers for the worker that requests them. */
export function answerMetricsOfAll(aggregator: AggregatorRegistry<RegistryContentType>): void {
  cluster.on('message', (worker, message) => {
    if (message !== wanted) return;
    const answer = (text: string | null) =>
      worker.send({ type: 'web:metrics', text } satisfies MetricsAnswer, () => undefined);
    // Fails if a worker does not answer in time.
    void aggregator.clusterMetrics().then(answer, () => answer(null));
  });
}

/** In a worker: the metrics of all workers. Throws if the primary does not answer, or if another worker does not answer it. */
export function askMetricsOfAll(maxWaitMs = 6_000): Promise<string> {
  return new Promise((resolve, reject) => {
    const fail = (reason: string) => finish(() => reject(new Error(reason)));
    const timer = setTimeout(() => fail('The primary did not answer with metrics'), maxWaitMs);
    const finish = (settle: () => void) => {
      clearTimeout(timer);
      process.off('message', onMessage);
      settle();
    };
    const onMessage = (message: unknown) => {
      if (!isAnswer(message)) return;
      const { text } = message;
      if (text === null) fail('A worker did not answer the primary');
      else finish(() => resolve(text));
    };
    process.on('message', onMessage);
    // Without the callback, a closed channel would be an unhandled error of the process.
    const send = process.send?.bind(process);
    if (send) send(wanted, undefined, undefined, (error) => error && fail(error.message));
    else fail('There is no primary');
  });
}
