import os from 'node:os';
import path from 'node:path';
import { workspaceRoot } from '../../start/workspace.mjs';
import { judge } from '../judge.mjs';
import { makeSets } from './make-sets.mjs';
import { run } from './run.mjs';

const folder = path.join(workspaceRoot, 'tools/bench/handbook');
const recallFile = path.join(workspaceRoot, 'libs/item-search/src/recall/recall-queries.json');
const engines = ['own', 'minisearch', 'postgres'];

/** Compares the search in memory with MiniSearch and PostgreSQL over the same rows, each in its own process. */
export function benchSearch({ temporary, say }) {
  const sets = makeSets(temporary);
  const rows = [];
  const verdicts = [];
  for (const set of sets) {
    const results = {};
    // At ten times the size, the other engines take a quarter of an hour. The ratios are measured at the size to which the budgets apply.
    for (const engine of set.name === 'tenfold' ? ['own'] : engines) {
      if (engine === 'postgres' && !process.env.BENCH_DATABASE_URL) continue;
      say(`Measuring ${engine} over ${set.title} …`);
      results[engine] = measure(engine, set);
      rows.push(...tableRows(engine, set, results[engine]));
    }
    verdicts.push(...judgeSet(set, results));
  }
  const notes = process.env.BENCH_DATABASE_URL ? [] : ['PostgreSQL: not measured, BENCH_DATABASE_URL is not set.'];
  const [load] = os.loadavg();
  // PostgreSQL and the measuring process take turns, so together they cause a load of about one.
  if (load > os.availableParallelism())
    notes.push(`The machine was busy (load ${load.toFixed(1)}): the times are longer than the engines need.`);
  return { title: 'Search of the handbook, in process, warm; times in ms', rows, verdicts, notes };
}

function measure(engine, { name, file }) {
  const isOwn = engine === 'own';
  return JSON.parse(
    run(process.execPath, [
      '--expose-gc',
      '--max-old-space-size=4096',
      '--import',
      'tsx',
      path.join(folder, 'measure-engine.mts'),
      `--engine=${engine}`,
      `--rows=${file}`,
      ...(name === 'genshin-db' ? [`--recall=${recallFile}`] : []),
      // The other engines need up to half a second for one query.
      ...(isOwn ? [] : ['--queries=50', '--rounds=3']),
    ]),
  );
}

const round = (value) => Number(value.toPrecision(3));

function tableRows(engine, { title }, { buildSeconds, megabytes, times, recall }) {
  const columns = { data: title, engine, 'build s': round(buildSeconds), MB: round(megabytes) };
  for (const [kind, { p50, p99 }] of Object.entries(times)) columns[`${kind} p50/p99`] = `${round(p50)}/${round(p99)}`;
  for (const [group, share] of Object.entries(recall)) columns[`${group} %`] = round(share * 100);
  return [columns];
}

function judgeSet({ name, title }, { own, minisearch, postgres }) {
  const verdicts = [
    judge(title, name === 'tenfold' ? 'handbookTenfoldP99Ms' : 'handbookQueryP99Ms', own.times.all.p99),
  ];
  if (name === 'budgeted')
    verdicts.push(
      judge(title, 'handbookBuildSeconds', own.buildSeconds),
      judge(title, 'handbookIndexMb', own.megabytes),
      judge(title, 'handbookToMiniSearch', minisearch.times.all.p99 / own.times.all.p99),
      ...(postgres ? [judge(title, 'handbookToPostgres', postgres.times.all.p99 / own.times.all.p99)] : []),
    );
  if (name === 'genshin-db') {
    const { misspelt, ...scripts } = own.recall;
    verdicts.push(judge('misspelt names', 'handbookTypoRecall', misspelt));
    for (const [script, share] of Object.entries(scripts)) verdicts.push(judge(script, 'handbookScriptRecall', share));
  }
  return verdicts;
}
