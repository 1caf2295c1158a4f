/* eslint-disable no-console -- this program prints its results */
import { parseArgs } from 'node:util';
import { listTags } from '../../src/modules/blog/tags/list-tags';
import { listPosts } from '../../src/modules/blog/posts/list-posts';
import type { PostList } from '../../src/modules/blog/posts/list-posts';
import { toLexemes } from '../../src/platform/search/search-words';
import type { Database } from '../../src/platform/database/database';
import { migrate } from '../../src/platform/database/migrate';
import { openPglite } from '../../src/platform/database/pglite/open-pglite';
import { openPostgresql } from '../../src/platform/database/postgresql/open-postgresql';

// `npm run bench:blog`: the lists, the tags and the search of a blog with 10,000 posts, on each database. It measures the verbs of
// the API, so the times are those of the server without HTTP.

const usage = `npm run bench:blog -- [--posts=10000] [--repeat=30]
  BENCH_DATABASE_URL: an empty PostgreSQL database that may be filled; without it the embedded database alone is measured.`;
const maxMs = 50;

const { values: flags } = parseArgs({
  options: {
    help: { type: 'boolean' },
    posts: { type: 'string', default: '10000' },
    repeat: { type: 'string', default: '30' },
  },
});
const [posts, repeat] = [Number(flags.posts), Number(flags.repeat)];

const english =
  'server client account launcher command item version update guide player world season reward database'.split(' ');
const chinese = [...'原神丽莎图书馆服务器命令版本更新世界玩家奖励季节角色武器圣遗物'];
const pick = <T,>(list: readonly T[], seed: number) => list[(seed * 7919) % list.length] as T;

/** 300 words of the 14 above, one unique word, and 200 Chinese characters. */
function textOf(post: number): string {
  const words = Array.from({ length: 300 }, (_, index) => pick(english, post * 31 + index * index));
  const characters = Array.from({ length: 200 }, (_, index) => pick(chinese, post * 17 + index * index));
  return `${words.join(' ')} rare${post} ${characters.join('')}`;
}

async function fill({ query, withLongTimeout }: Database): Promise<void> {
  const step = 500;
  for (let from = 0; from < posts; from += step) {
    const rows = Array.from({ length: Math.min(step, posts - from) }, (_, index) => {
      const post = from + index;
      const title = `Post ${post}`;
      const content = textOf(post);
      const tags = [`tag${post % 150}`, post % 2 === 0 ? 'guide' : 'news'];
      return { post, title, content, tags, words: toLexemes([title, ...tags, content].join('\n')) };
    });
    await withLongTimeout(() =>
      query(
        `insert into blog_post (title, content, short_content, slug, tags, state, shown_at, words)
         select title, content, 'What this post is about.', 'post', array(select json_array_elements_text(tags)), 'draft',
                now() - make_interval(mins => post), words::tsvector
         from json_to_recordset($1::json) as given (post int, title text, content text, tags json, words text)`,
        [JSON.stringify(rows)],
      ),
    );
  }
  // Published at once: otherwise the trigger of each row would announce each of them.
  await query('alter table blog_post disable trigger user');
  await withLongTimeout(() => query(`update blog_post set state = 'published'`));
  await query('alter table blog_post enable trigger user');
  await withLongTimeout(() => query('vacuum analyze blog_post'));
}

const lists: [name: string, PostList][] = [
  ['first page', { page: 1 }],
  ['page 500', { page: 500 }],
  ['all posts, at most 500', {}],
  ['tag of half of the posts', { tags: ['guide'], page: 1 }],
  ['rare tag', { tags: ['tag7'], page: 1 }],
  ['search, one post', { q: 'rare4711', page: 1 }],
  ['search, word of every post', { q: 'server', page: 1 }],
  ['search, two words', { q: 'server guide', page: 1 }],
  ['search, two Chinese characters', { q: '丽莎', page: 1 }],
  ['search, four Chinese characters', { q: '原神丽莎', page: 1 }],
  ['search, one Chinese character', { q: '莎', page: 1 }],
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
  await fill(database);
  const results: Record<string, { median: number; p95: number }> = {};
  for (const [name, list] of lists) {
    await listPosts(database.db, list);
    results[name] = await measure(() => listPosts(database.db, list));
  }
  results['tags'] = await measure(() => listTags(database.db));
  console.log(`\n${database.kind}, ${posts} posts, milliseconds`);
  console.table(results);
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
