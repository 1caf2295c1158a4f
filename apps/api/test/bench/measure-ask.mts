/* eslint-disable no-console -- this program prints its results */
import { parseArgs } from 'node:util';
import { listQuestions } from '../../src/modules/ask/lists/list-questions';
import type { QuestionList } from '../../src/modules/ask/lists/list-questions';
import { readQuestion } from '../../src/modules/ask/questions/read-question';
import { suggestTexts } from '../../src/modules/ask/similar/suggest-texts';
import { findPostsOfWords, richTextRenderer } from '../../src/modules/blog';
import type { Database } from '../../src/platform/database/database';
import { migrate } from '../../src/platform/database/migrate';
import { openPglite } from '../../src/platform/database/pglite/open-pglite';
import { openPostgresql } from '../../src/platform/database/postgresql/open-postgresql';
import { toLexemes } from '../../src/platform/search/search-words';
import { createLogger } from '../../src/platform/logging/logger';
import { createAskContext } from '../../src/modules/ask/ask-context';
import { Limits } from '../../src/platform/limits/limits';
import { createMetrics } from '../../src/platform/metrics/metrics';

// `npm run bench:ask`: the list, its sorts, search and tags, a question, and similar titles among 100,000 questions with 200,000 answers, on
// each database. It measures the verbs of the API, so the times are those of the server without HTTP.

const usage = `npm run bench:ask -- [--questions=100000] [--repeat=30]
  BENCH_DATABASE_URL: an empty PostgreSQL database that may be filled; without it the embedded database alone is measured.`;
const maxMs = 50;

const { values: flags } = parseArgs({
  options: {
    help: { type: 'boolean' },
    questions: { type: 'string', default: '100000' },
    repeat: { type: 'string', default: '30' },
  },
});
const [questions, repeat] = [Number(flags.questions), Number(flags.repeat)];

const english =
  'server client account launcher command item version update guide player world season reward database crash login mod patch proxy'.split(
    ' ',
  );
const chinese = [...'原神丽莎图书馆服务器命令版本更新世界玩家奖励季节角色武器圣遗物'];
const pick = <T,>(list: readonly T[], seed: number) => list[(seed * 7919) % list.length] as T;

const textOf = (question: number) => {
  const words = Array.from({ length: 60 }, (_, index) => pick(english, question * 31 + index * index));
  const characters = Array.from({ length: 20 }, (_, index) => pick(chinese, question * 17 + index * index));
  return `${words.join(' ')} rare${question} ${characters.join('')}`;
};

const titleOf = (question: number) =>
  `${pick(english, question)} ${pick(english, question * 3 + 1)} number${question % 5000} ${pick(chinese, question)}${pick(chinese, question * 5 + 2)} unique${question}`;

async function fill({ query, withLongTimeout }: Database): Promise<void> {
  const step = 1000;
  for (const table of ['ask_question', 'ask_answer']) await query(`alter table ${table} disable trigger user`);
  for (let from = 0; from < questions; from += step) {
    const rows = Array.from({ length: Math.min(step, questions - from) }, (_, index) => {
      const question = from + index;
      const [title, body] = [titleOf(question), textOf(question)];
      const tags = [`tag${question % 1500}`, question % 2 === 0 ? 'setup' : 'game'];
      return {
        ...{ title, body, tags, titleWords: toLexemes(title), words: toLexemes([title, ...tags, body].join('\n')) },
        ...{ votes: (question * 7919) % 200, views: (question * 104729) % 5000 },
      };
    });
    await withLongTimeout(() =>
      query(
        `insert into ask_question (title, body, tags, words, title_words, votes, views, answers, html, html_pipeline)
         select title, body, array(select json_array_elements_text(tags)), words::tsvector, "titleWords"::tsvector, votes, views, 2, body, $2
         from json_to_recordset($1::json) as given (title text, body text, tags json, words text, "titleWords" text, votes int, views int)`,
        [JSON.stringify(rows), richTextRenderer.pipeline],
      ),
    );
  }
  const { rows: firsts } = await query('select min(id)::int - 1 as first from ask_question');
  const first = Number(firsts[0]?.['first'] ?? 0);
  const ids = 10_000;
  for (let from = 0; from < questions; from += ids) {
    await withLongTimeout(() =>
      query(
        `insert into ask_answer (question_id, body, votes, html, html_pipeline)
         select question.id, left(question.body, 300), n * 3, left(question.body, 300), $1
         from ask_question question, generate_series(1, 2) n where question.id > $2::int + $3::int and question.id <= $2::int + $3::int + $4::int`,
        [richTextRenderer.pipeline, first, from, ids],
      ),
    );
  }
  for (const table of ['ask_question', 'ask_answer']) {
    await query(`alter table ${table} enable trigger user`);
    await withLongTimeout(() => query(`vacuum analyze ${table}`));
  }
}

const last = Math.floor(questions / 10);
const lists: [name: string, QuestionList][] = [
  ['newest', {}],
  ['oldest', { sort: 'oldest' }],
  ['most voted', { sort: 'most_voted' }],
  ['most viewed', { sort: 'most_viewed' }],
  ['most answers', { sort: 'most_answers' }],
  ['page 500', { page: 500 }],
  ['the last page', { page: last }],
  ['the last page, most voted', { page: last, sort: 'most_voted' }],
  ['tag of half of the questions', { tag: 'setup' }],
  ['tag of half, most voted', { tag: 'setup', sort: 'most_voted' }],
  ['rare tag', { tag: 'tag7' }],
  ['rare tag, most voted', { tag: 'tag7', sort: 'most_voted' }],
  ['search, one question', { search: 'rare4711' }],
  ['search, word of most questions', { search: 'server' }],
  ['search, word of most, most voted', { search: 'server', sort: 'most_voted' }],
  ['search, two words', { search: 'server crash' }],
  ['search, word of twenty questions', { search: 'number77' }],
  ['search, two Chinese characters', { search: '丽莎' }],
  ['search, no question', { search: 'zzzzzz' }],
];

async function measure(work: () => Promise<unknown>) {
  const times: number[] = [];
  for (let turn = 0; turn < repeat; turn += 1) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  times.sort((one, other) => one - other);
  const at = (share: number) => Number((times[Math.floor((times.length - 1) * share)] ?? 0).toFixed(1));
  return { median: at(0.5), p95: at(0.95) };
}

async function bench(database: Database): Promise<boolean> {
  await database.withLongTimeout(() => migrate(database.db));
  const start = performance.now();
  await fill(database);
  console.log(`filled in ${((performance.now() - start) / 1000).toFixed(0)} s`);
  const { db } = database;
  const log = createLogger('silent');
  const limits = new Limits({ database, metrics: createMetrics(), onStoreError: () => {} });
  const context = createAskContext({ database, limits, log, render: richTextRenderer, findReview: async () => 'off' });
  const [newest] = (await listQuestions(db, {})).questions;
  const { next } = await listQuestions(db, { sort: 'most_voted' });
  const works: [string, () => Promise<unknown>][] = [
    ...lists.map(([name, list]): [string, () => Promise<unknown>] => [name, () => listQuestions(db, list)]),
    ['second page by the cursor', () => listQuestions(db, { sort: 'most_voted', after: next })],
    ['one question', () => readQuestion(context, newest?.id ?? '')],
    ['similar titles', () => suggestTexts(db, 'launcher crash number77 丽莎 unique4711', findPostsOfWords)],
    ['similar titles, frequent words', () => suggestTexts(db, 'server client account launcher', findPostsOfWords)],
  ];
  const results: Record<string, { median: number; p95: number }> = {};
  for (const [name, work] of works) {
    await work();
    results[name] = await measure(work);
  }
  console.log(`\n${database.kind}, ${questions} questions, milliseconds`);
  console.table(results);
  await context.views.stop();
  await database.close();
  return Object.values(results).every(({ median }) => median < maxMs);
}

if (flags.help) console.log(usage);
else {
  const url = process.env['BENCH_DATABASE_URL'];
  const verdicts = [await bench(await openPglite({ dataDir: null }))];
  if (url) verdicts.push(await bench(openPostgresql({ url })));
  const isFast = verdicts.every(Boolean);
  console.log(isFast ? `Each median is below ${maxMs} ms.` : `A median is not below ${maxMs} ms.`);
  process.exitCode = isFast ? 0 : 1;
}
