import type { Question, QuestionSort } from '@starhaven/contracts/ask';
import { and, arrayContains, asc, desc, getTableColumns, isNull, lte, sql } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { toSearchQuery } from '../../../platform/search/search-words';
import { askQuestion } from '../tables';
import { toQuestions } from './to-wire';

const questionsOfPage = 10;
const maxPage = 10_000;
/** A list sends the beginning of the first answers; one question sends all. */
const answersOfList = { max: 10, maxLength: 4000 };

const { body: _body, html: _html, words: _words, ...columns } = getTableColumns(askQuestion);

const orders = {
  newest: [desc(askQuestion.id)],
  oldest: [asc(askQuestion.id)],
  most_voted: [desc(askQuestion.votes), desc(askQuestion.id)],
  most_viewed: [desc(askQuestion.views), desc(askQuestion.id)],
  most_answers: [desc(askQuestion.answers), desc(askQuestion.id)],
};

export interface AskedList {
  page?: number;
  limit?: number;
  search?: string;
  sort?: QuestionSort;
  tag?: string;
  /** Questions up to this id. */
  upTo?: number;
}

/** A page of questions (docs/behaviour/ask.md#pages). `upTo` is the newest id that its pages count. */
export async function listAsked(
  db: Drizzle,
  { page = 1, limit = questionsOfPage, search = '', sort = 'newest', tag = '', upTo }: AskedList,
): Promise<{ questions: Question[]; upTo: number }> {
  const words = search === '' ? null : toSearchQuery(search);
  // Later questions do not move the pages of a reader who is on the way through them.
  const newest = Math.min(
    upTo ?? 2_147_483_647,
    Number((await db.select({ id: sql`coalesce(max(${askQuestion.id}), 0)` }).from(askQuestion))[0]?.id ?? 0),
  );
  // A search of signs alone has no word that a question could have.
  if ((search !== '' && words === null) || page > maxPage) return { questions: [], upTo: newest };
  const size = Math.min(limit, questionsOfPage);
  const rows = await db
    .select(columns)
    .from(askQuestion)
    .where(
      and(
        isNull(askQuestion.deletedAt),
        lte(askQuestion.id, newest),
        tag === '' ? undefined : arrayContains(askQuestion.tags, [tag]),
        words === null ? undefined : sql`${askQuestion.words} @@ ${words}::tsquery`,
      ),
    )
    .orderBy(...orders[sort])
    .limit(size)
    .offset((page - 1) * size);
  return { questions: await toQuestions(db, rows, answersOfList), upTo: newest };
}
