import type { Question, QuestionSort } from '@starhaven/contracts/ask';
import { and, arrayContains, asc, desc, getTableColumns, inArray, lt, lte, gt, notInArray, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { toSearchQuery } from '../../../platform/search/search-words';
import { askQuestion } from '../tables';
import { isShown } from '../texts/shown';
import { readCursor, writeCursor } from './list-cursor';
import type { ListCursor } from './list-cursor';
import { toQuestions } from '../questions/to-wire';

const questionsOfPage = 10;
const maxPage = 10_000;
const maxId = 2_147_483_647;
/** Lists send only the beginning of the first answers; the page of one question sends all. */
const answersOfList = { max: 10, maxLength: 4000 };

const { body: _body, html: _html, words: _words, titleWords: _titleWords, ...columns } = getTableColumns(askQuestion);

/** The column of each sort whose order changes with time. */
const values = { most_voted: askQuestion.votes, most_viewed: askQuestion.views, most_answers: askQuestion.answers };

const valueOf = (sort: QuestionSort) => (sort === 'newest' || sort === 'oldest' ? null : values[sort]);

function orderOf(sort: QuestionSort): SQL[] {
  const value = valueOf(sort);
  if (value === null) return [sort === 'oldest' ? asc(askQuestion.id) : desc(askQuestion.id)];
  return [desc(value), desc(askQuestion.id)];
}

/** A search with at most this many results uses the index of words: it reads all of them and sorts them. */
const fewFound = 2000;

/** Whether a search has few results. It counts no further than needed. */
async function findsFew(db: Drizzle, words: string): Promise<boolean> {
  const hits = db
    .select({ one: sql`1` })
    .from(askQuestion)
    .where(sql`${askQuestion.words} @@ ${words}::tsquery`)
    .limit(fewFound + 1)
    .as('hits');
  return (await db.$count(hits)) <= fewFound;
}

/**
 * The order for a search with few results. The planner expects prefixes to be frequent and would read the whole list in its order until a
 * page is full. No index has the order `+ 0`, so the planner uses the index of words.
 */
function unindexedOrderOf(sort: QuestionSort): SQL[] {
  const value = valueOf(sort);
  if (value === null) return [sort === 'oldest' ? sql`${askQuestion.id} + 0` : sql`${askQuestion.id} + 0 desc`];
  return [sql`${value} + 0 desc`, sql`${askQuestion.id} + 0 desc`];
}

function isBehind(sort: QuestionSort, { id, value, shown }: ListCursor): SQL | undefined {
  const column = valueOf(sort);
  if (column === null) return sort === 'oldest' ? gt(askQuestion.id, id) : lt(askQuestion.id, id);
  const isLater = sql`(${column}, ${askQuestion.id}) < (${value}::int, ${id}::int)`;
  return and(isLater, shown.length === 0 ? undefined : notInArray(askQuestion.id, shown));
}

/** The value of a row in `valueOf(sort)`; 0 in the sorts by id. */
function sortValueOf(sort: QuestionSort, row: { votes: number; views: number; answers: number }): number {
  if (sort === 'newest' || sort === 'oldest') return 0;
  return { most_voted: row.votes, most_viewed: row.views, most_answers: row.answers }[sort];
}

export interface QuestionList {
  page?: number;
  limit?: number;
  search?: string;
  sort?: QuestionSort;
  tag?: string;
  /** Only questions up to this id. */
  upTo?: number;
  /** `next` of the previous page; with it, `page` and `upTo` are ignored. */
  after?: string;
}

/** A page of questions (docs/behaviour/ask.md#pages). `upTo` is the newest id that its pages count, `next` leads to the next page. */
export async function listQuestions(
  db: Drizzle,
  { page = 1, limit = questionsOfPage, search = '', sort = 'newest', tag = '', upTo, after = '' }: QuestionList,
): Promise<{ questions: Question[]; upTo: number; next: string }> {
  const words = search === '' ? null : toSearchQuery(search);
  const cursor = after === '' ? null : readCursor(sort, after);
  const isPaged = after === '';
  // New questions must not shift the pages while a reader goes through them.
  const newest = Math.min(
    upTo ?? maxId,
    Number((await db.select({ id: sql`coalesce(max(${askQuestion.id}), 0)` }).from(askQuestion))[0]?.id ?? 0),
  );
  // A search without letters and digits has no word, so it finds no question.
  if ((search !== '' && words === null) || (isPaged && page > maxPage))
    return { questions: [], upTo: newest, next: '' };
  const size = Math.min(limit, questionsOfPage);
  const order = words !== null && (await findsFew(db, words)) ? unindexedOrderOf(sort) : orderOf(sort);
  // Selects the ids first: for a late page the database then skips entries of an index and does not read their rows.
  const ids = db
    .select({ id: askQuestion.id })
    .from(askQuestion)
    .where(
      and(
        isShown(askQuestion),
        isPaged && upTo !== undefined ? lte(askQuestion.id, newest) : undefined,
        cursor === null ? undefined : isBehind(sort, cursor),
        tag === '' ? undefined : arrayContains(askQuestion.tags, [tag]),
        words === null ? undefined : sql`${askQuestion.words} @@ ${words}::tsquery`,
      ),
    )
    .orderBy(...order)
    .limit(size + 1)
    .offset(isPaged ? (page - 1) * size : 0);
  const found = await db
    .select(columns)
    .from(askQuestion)
    .where(inArray(askQuestion.id, sql`(${ids})`))
    .orderBy(...orderOf(sort));
  const rows = found.slice(0, size);
  const last = rows.at(-1);
  const value = valueOf(sort);
  const next =
    found.length <= size || !last
      ? ''
      : writeCursor(sort, {
          id: last.id,
          value: sortValueOf(sort, last),
          shown: value === null ? [] : [...(cursor?.shown ?? []), ...rows.map(({ id }) => id)],
        });
  return { questions: await toQuestions(db, rows, answersOfList), upTo: newest, next };
}
