import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { SearchEntry } from '@starhaven/item-search';
import { openMiniSearch } from './engines/mini-search.mts';
import { openOwn } from './engines/own.mts';
import { openPostgres } from './engines/postgres.mts';
import { makeQueries } from './make-queries.mjs';

// Measures one engine over one set of rows in a separate process, so that neither memory nor a warm cache of another engine counts.

interface Engine {
  /** Bytes outside of this process. */
  bytesBeside: number;
  /** Ordinals of rows, best first. */
  find: (text: string, limit: number) => number[] | Promise<number[]>;
  close: () => Promise<void>;
}

const { values: flags } = parseArgs({
  options: {
    engine: { type: 'string', default: 'own' },
    rows: { type: 'string', default: '' },
    recall: { type: 'string' },
    queries: { type: 'string', default: '300' },
    rounds: { type: 'string', default: '5' },
  },
});
// bench-handbook.mjs writes both files for this program.
const rows = JSON.parse(readFileSync(flags.rows, 'utf8')) as SearchEntry[];
const engines: Record<string, () => Promise<Engine>> = {
  own: () => openOwn(rows),
  minisearch: () => openMiniSearch(rows),
  // `bench-search.mjs` starts this engine only with a database.
  postgres: () => openPostgres(rows, process.env.BENCH_DATABASE_URL!),
};

// Shared memory counts among the array buffers, and V8 frees those some time after a collection.
const liveBytes = async () => {
  for (let turn = 0; turn < 5; turn += 1) {
    globalThis.gc?.();
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
};
const before = await liveBytes();
const started = performance.now();
// `bench-search.mjs` passes only names of this table.
const engine = await engines[flags.engine]!();
const buildSeconds = (performance.now() - started) / 1000;

const pageSize = 12;
const queries = makeQueries(rows, Number(flags.queries));
for (const list of Object.values(queries)) for (const text of list) await engine.find(text, pageSize);

// The time of a query is the median of its rounds, so that other work on the machine does not count.
const times: Record<string, { p50: number; p99: number }> = {};
const all: number[] = [];
for (const [kind, list] of Object.entries(queries)) {
  const medians: number[] = [];
  for (const text of list) {
    const rounds: number[] = [];
    for (let round = 0; round < Number(flags.rounds); round += 1) {
      const start = performance.now();
      const found = engine.find(text, pageSize);
      if (found instanceof Promise) await found;
      rounds.push(performance.now() - start);
    }
    medians.push(percentile(rounds, 0.5));
  }
  all.push(...medians);
  times[kind] = { p50: percentile(medians, 0.5), p99: percentile(medians, 0.99) };
}
times.all = { p50: percentile(all, 0.5), p99: percentile(all, 0.99) };
const megabytes = (Math.max(0, (await liveBytes()) - before) + engine.bytesBeside) / 1e6;

const recall: Record<string, number> = {};
if (flags.recall) {
  // bench-handbook.mjs wrote it.
  const lists = JSON.parse(readFileSync(flags.recall, 'utf8')) as Record<string, [string, string][]>;
  for (const [group, list] of Object.entries(lists)) {
    let hits = 0;
    for (const [text, wanted] of list) {
      const found = await engine.find(text, 3);
      if (found.some((entry) => wanted === pathOf(rows[entry]))) hits += 1;
    }
    recall[group] = hits / list.length;
  }
}
await engine.close();
console.log(JSON.stringify({ buildSeconds, megabytes, times, recall }));

function pathOf(row: SearchEntry | undefined) {
  return row && [row.game, row.type, row.id].join('/');
}

function percentile(samples: number[], share: number): number {
  // There is at least one sample.
  return samples.toSorted((a, b) => a - b)[Math.floor(samples.length * share)]!;
}
