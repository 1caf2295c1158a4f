import type { Question } from '@starhaven/contracts/ask';
import { listQuestions } from '@starhaven/contracts/ask';
import { sentRows } from '@starhaven/contracts/protocol';
import type { PageProblem } from '@starhaven/ui-kit';
import type { UpstreamClient } from '@starhaven/upstream/server';
import { isNone, orElse, requireSuccess } from '@starhaven/upstream/server';
import { takesTexts } from '../ask-visit.server';
import type { AskedList } from './asked-list';
import { listPath } from './asked-list';
import { findQuestions } from './find-questions.server';
import { listProblem } from '../load-problem.server';
import type { QuestionCard } from './question-card';
import { toCard } from './question-card';

/** docs/behaviour/ask.md#pages */
export const questionsOfPage = 10;
/** How many pages are read to search or sort the list of a host that supports neither. */
const maxPagesRead = 10;

export interface QuestionPage {
  cards: QuestionCard[];
  /** Path of the next page; null after the last one. */
  next: string | null;
  /** How many of the newest questions were searched, because the host cannot search. 0: none was left out. */
  searched: number;
}

export type ReadPage = { list: QuestionPage; problem: null } | { list: null; problem: PageProblem };

/** A page of the list. A host that supports only the specification sends only its pages; search, tag and sort happen here. */
export const readQuestions = (client: UpstreamClient, asked: AskedList): Promise<ReadPage> =>
  orElse<ReadPage, ReadPage>(
    async () => ({
      list: await (takesTexts(client) ? readOwn(client, asked) : readForeign(client, asked)),
      problem: null,
    }),
    (error) => ({ list: null, problem: listProblem(error) }),
  );

async function readOwn(client: UpstreamClient, asked: AskedList): Promise<QuestionPage> {
  const { q, sort, tag, page, after } = asked;
  const query = {
    ...(q === '' ? {} : { search: q }),
    ...(tag === '' ? {} : { tag }),
    ...(after === '' ? {} : { after }),
    ...{ sort, page, limit: questionsOfPage },
  };
  const { data, next } = requireSuccess(listQuestions, await client.call(listQuestions, { query }));
  // Our own host reports where its list ends.
  const hasMore = sentRows(data) >= questionsOfPage && next !== '';
  const cards = data.map(toCard);
  return { cards, next: hasMore ? listPath({ ...asked, page: page + 1, after: next }) : null, searched: 0 };
}

async function readForeign(client: UpstreamClient, asked: AskedList): Promise<QuestionPage> {
  const { q, tag, sort, page } = asked;
  if (q === '' && tag === '' && sort === 'newest') {
    const { rows, isLast } = await readPage(client, page);
    const next = !isLast ? listPath({ ...asked, page: page + 1, after: '' }) : null;
    return { cards: findQuestions(rows, asked).map(toCard), next, searched: 0 };
  }
  const { rows, isWhole } = await readPages(client);
  const found = findQuestions(rows, asked);
  const end = page * questionsOfPage;
  return {
    cards: found.slice(end - questionsOfPage, end).map(toCard),
    next: end < found.length ? listPath({ ...asked, page: page + 1, after: '' }) : null,
    searched: isWhole ? 0 : rows.length,
  };
}

/** `isLast`: the host sent fewer questions than fit on a page. Questions that cannot be read are counted, too. */
async function readPage(client: UpstreamClient, page: number): Promise<{ rows: Question[]; isLast: boolean }> {
  const answer = await client.call(listQuestions, { query: { page, limit: questionsOfPage } });
  // A host may answer a page after the last one with "there is none".
  if (isNone(answer)) return { rows: [], isLast: true };
  const { data } = requireSuccess(listQuestions, answer);
  return { rows: [...data], isLast: sentRows(data) < questionsOfPage };
}

/** Reads the newest pages until one is not full. A question that moves to the next page during the reading counts once. */
export async function readPages(client: UpstreamClient): Promise<{ rows: Question[]; isWhole: boolean }> {
  const rows = new Map<string, Question>();
  for (let page = 1; page <= maxPagesRead; page += 1) {
    const before = rows.size;
    const read = await readPage(client, page);
    for (const row of read.rows) rows.set(row.id, rows.get(row.id) ?? row);
    // A host that ignores the page sends the same questions again.
    if (read.isLast || rows.size === before) return { rows: [...rows.values()], isWhole: true };
  }
  return { rows: [...rows.values()], isWhole: false };
}
