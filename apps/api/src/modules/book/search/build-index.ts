import { Worker } from 'node:worker_threads';
import type { ItemIndexData, SearchEntry } from '@starhaven/item-search';
import { workerUrl } from '../../../platform/worker-url';
import { makeIndex } from './make-index';
import type { StoredItem } from './stored-item';

/** Copies entries to the thread in portions, so that the event loop is blocked only briefly. */
const portion = 1_000;

/** Fewer entries are indexed without a thread. */
const inPlace = 500;

/** Builds the index in its own thread and transfers it without a copy; ordinals are those of `items`. */
export async function buildIndexInThread(items: StoredItem[], signal: AbortSignal): Promise<ItemIndexData> {
  if (items.length <= inPlace) return makeIndex(items.map(toEntry));
  const worker = new Worker(workerUrl('index-worker', new URL('./index-worker.ts', import.meta.url)), { execArgv: [] });
  const end = () => void worker.terminate();
  signal.addEventListener('abort', end);
  try {
    const answer = new Promise<ItemIndexData>((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
      worker.once('exit', (code) => reject(new Error(`the thread that makes the index ended with ${code}`)));
    });
    // `answer` is awaited below; until then its rejection must not end the process.
    answer.catch(() => null);
    for (let start = 0; start < items.length; start += portion) {
      worker.postMessage(items.slice(start, start + portion).map(toEntry));
      await new Promise((resolve) => setImmediate(resolve));
    }
    worker.postMessage(null);
    return await answer;
  } finally {
    signal.removeEventListener('abort', end);
    await worker.terminate();
  }
}

function toEntry({ game, type, id, starType, names }: StoredItem): SearchEntry {
  return { game, type, id, starType, names };
}
