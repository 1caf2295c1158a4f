import { CommandSchema } from '@starhaven/contracts/commands';
import { buildCommand, readLine, valuesFromSearch, valuesToSearch } from '@starhaven/game-commands';
import * as v from 'valibot';

// `node --import tsx tools/bench/commands/measure-builder.mts`: how long the command builder takes. Limits: 0.1 ms per line, 50 ms for
// 5,000 selected items.

const artifact = v.parse(CommandSchema, {
  id: 'give-artifact',
  head: 'give',
  params: [
    { id: 'kind', label: 'Kind', type: 'select', data: { all: 'All', one: 'One' }, format: 'blank', value: 'one' },
    { id: 'id', label: 'Artifact', type: 'artifactList', format: 'blank', required: true, allow: { kind: 'one' } },
    { id: 'main', label: 'Main property', type: 'propmainList', format: 'blank', multi: false, link: 'id' },
    { id: 'sub', label: 'Sub properties', type: 'propSub', format: 'blank', split: ',', link: 'id' },
    { id: 'lv', label: 'Level', type: 'range', format: 's-lv', min: 0, max: 20 },
    { id: 'x', label: 'Amount', type: 'number', format: 's-x', switch: { from: 'lv', to: 'x', value: '2' } },
  ],
});
const facts = { hasItem: () => true, artifact: () => ({ main: '1000', sub: '501', appendPropNum: 4 }) };
const one = {
  id: ['21442'],
  main: ['10001'],
  sub: ['501204:2', '501224:3', '501234:1', '501244:1'],
  lv: ['20'],
  x: ['2'],
};
const many = { ...one, id: Array.from({ length: 5_000 }, (_, index) => String(20_000 + index)) };
const [line = ''] = buildCommand({ command: artifact, values: one, facts }).lines;

const jobs: Record<string, () => unknown> = {
  'one line': () => buildCommand({ command: artifact, values: one, facts }),
  '5,000 items': () => buildCommand({ command: artifact, values: many, facts }),
  '5,000 items, each judged by a condition': () => buildCommand({ command: judged, values: many, facts }),
  'read one line': () => readLine(line, [artifact], facts),
  'address and back': () => valuesFromSearch(artifact, valuesToSearch(artifact, one)),
  'address of 5,000 items and back': () => valuesFromSearch(artifact, valuesToSearch(artifact, many)),
};
const judged = {
  ...artifact,
  params: artifact.params.map((param) =>
    param.id === 'x' ? { ...param, allow: [{ id: 'id', value: ['20000', '20007'] }] } : param,
  ),
};

/** Milliseconds of one run: the first, the median and the 99th percentile. */
function measure(job: () => unknown): { first: number; p50: number; p99: number } {
  const times: number[] = [];
  const end = performance.now() + 1_000;
  while (performance.now() < end || times.length < 20) {
    const start = performance.now();
    job();
    times.push(performance.now() - start);
  }
  const [first = 0] = times;
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(share * (times.length - 1))] ?? 0;
  return { first, p50: at(0.5), p99: at(0.99) };
}

console.log(line);
console.table(
  Object.fromEntries(
    Object.entries(jobs).map(([name, job]) => {
      const { first, p50, p99 } = measure(job);
      return [
        name,
        { 'first ms': Number(first.toFixed(3)), 'p50 ms': Number(p50.toFixed(4)), 'p99 ms': Number(p99.toFixed(4)) },
      ];
    }),
  ),
);
