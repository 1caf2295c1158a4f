// Thread that builds the search index. It receives portions of entries and null at their end, and answers with the index.
import { parentPort } from 'node:worker_threads';
import type { SearchEntry } from '@starhaven/item-search';
import { makeIndex } from './make-index';

const portions: SearchEntry[][] = [];

parentPort?.on('message', (message: SearchEntry[] | null) => {
  if (message !== null) portions.push(message);
  // A rejection ends the thread with its error, which reaches the main thread.
  else void makeIndex(portions.flat()).then((index) => parentPort?.postMessage(index));
});
