// Thread that makes the search index: takes portions of entries, null ends them, answers with the index.
import { parentPort } from 'node:worker_threads';
import { buildItemIndex } from '@starhaven/item-search';
import type { SearchEntry } from '@starhaven/item-search';

const portions: SearchEntry[][] = [];

parentPort?.on('message', (message: SearchEntry[] | null) => {
  if (message === null) parentPort?.postMessage(buildItemIndex(portions.flat()));
  else portions.push(message);
});
