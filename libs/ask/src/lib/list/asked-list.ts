import type { QuestionSort } from '@starhaven/contracts/ask';
import { questionSorts } from '@starhaven/contracts/ask';

/** The labels of the sort orders (docs/behaviour/ask.md#sorting). */
export const sortLabels: Readonly<Record<QuestionSort, string>> = {
  newest: 'Newest',
  oldest: 'Oldest',
  most_voted: 'Most voted',
  most_viewed: 'Most viewed',
  most_answers: 'Most answers',
};

/** The list that the page's address requests. */
export interface AskedList {
  q: string;
  sort: QuestionSort;
  tag: string;
  /** From 1. */
  page: number;
  /** The cursor of the next page on our own host; empty on the first page. */
  after: string;
}

const maxPage = 10_000;
const cut = (text: string | null, length: number) =>
  [...(text ?? '').replace(/\p{Cs}/gu, '\ufffd').trim()].slice(0, length).join('');

/** A value that cannot be read counts as missing. */
export function readAsked(search: URLSearchParams): AskedList {
  const page = Number(search.get('page'));
  const sort = questionSorts.find((one) => one === search.get('sort')) ?? 'newest';
  const after = search.get('after') ?? '';
  return {
    q: cut(search.get('q'), 100),
    tag: cut(search.get('tag'), 40),
    sort,
    page: Number.isSafeInteger(page) && page > 0 ? Math.min(page, maxPage) : 1,
    after: after.length <= 1500 ? after : '',
  };
}

/** The address of a page of the list. */
export function listPath({ q, sort, tag, page, after }: AskedList): string {
  const search = new URLSearchParams({
    ...(tag === '' ? {} : { tag }),
    ...(q === '' ? {} : { q }),
    ...(sort === 'newest' ? {} : { sort }),
    ...(page === 1 ? {} : { page: String(page) }),
    ...(after === '' ? {} : { after }),
  }).toString();
  return search === '' ? '/ask' : `/ask?${search}`;
}
