import { useFetcher, useLocation } from '@remix-run/react';
import { focusAppended, showToast } from '@starhaven/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { loadToast } from '../../together/ask/problems';
import type { QuestionCard } from '../../lib/list/question-card';
import type { QuestionPage, ReadPage } from '../../lib/list/read-questions.server';

interface Added {
  /** The history entry and the first page to which the pages were appended. */
  start: string;
  cards: QuestionCard[];
  next: string | null;
  /** Position in the list of the first card that was appended last. */
  from: number;
}

/** The appended pages of the last history entries, for when the reader comes back from a question. Only in the browser. */
const kept = new Map<string, Added>();
const maxKept = 20;

function keep(added: Added): void {
  kept.delete(added.start);
  kept.set(added.start, added);
  if (kept.size > maxKept) kept.delete(kept.keys().next().value ?? '');
}

/** Appends further pages to the first one; a question that is already listed is not repeated (docs/behaviour/ask.md#pages). */
export function useMoreQuestions(first: QuestionPage) {
  const fetcher = useFetcher<ReadPage>();
  // Another search or a newer first page is another start, whose list has none of these pages.
  const start = [useLocation().key, ...first.cards.map(({ id }) => id)].join();
  const [latest, setLatest] = useState<Added>();
  const loadedFor = useRef('');
  const listRef = useRef<HTMLOListElement>(null);
  // Read during the render, because restored cards must exist before the scroll position is restored.
  const added = latest?.start === start ? latest : kept.get(start);
  const cards = [...first.cards, ...(added?.cards ?? [])];
  useEffect(() => {
    const answer = fetcher.data;
    if (fetcher.state !== 'idle' || !answer || loadedFor.current !== start) return;
    const { list } = answer;
    if (list === null) return showToast({ type: 'error', ...loadToast });
    const shown = new Set(cards.map(({ id }) => id));
    const fresh = list.cards.filter(({ id }) => !shown.has(id));
    const longer = { start, cards: [...(added?.cards ?? []), ...fresh], next: list.next, from: cards.length };
    keep(longer);
    setLatest(longer);
    // Each answer is appended once.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [fetcher.state, fetcher.data]);
  useEffect(() => {
    if (latest) focusAppended(listRef.current, 'h2 a', latest.from);
  }, [latest]);
  return {
    cards,
    isLonger: added !== undefined,
    listRef,
    next: added ? added.next : first.next,
    isLoading: fetcher.state !== 'idle',
    load: (path: string) => {
      loadedFor.current = start;
      fetcher.load(path);
    },
  };
}
