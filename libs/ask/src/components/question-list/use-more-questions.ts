import { useFetcher } from '@remix-run/react';
import { showToast } from '@starhaven/ui-kit';
import { useEffect, useState } from 'react';
import { loadToast } from '../../together/ask/problems';
import type { QuestionCard } from '../../lib/list/question-card';
import type { QuestionPage, ReadPage } from '../../lib/list/read-questions.server';

/** Appends further pages to the first one; a question that is already listed is not repeated (docs/behaviour/ask.md#pages). */
export function useMoreQuestions(first: QuestionPage) {
  const fetcher = useFetcher<ReadPage>();
  const [added, setAdded] = useState<{ first: QuestionPage; cards: QuestionCard[]; next: string | null }>({
    ...{ first, cards: [], next: first.next },
  });
  // After another search or a newer first page, the appended pages belong to the old list and are dropped.
  const current = added.first === first ? added : { first, cards: [], next: first.next };
  useEffect(() => {
    const answer = fetcher.data;
    if (fetcher.state !== 'idle' || !answer) return;
    const { list } = answer;
    if (list === null) return showToast({ type: 'error', ...loadToast });
    setAdded((before) => {
      if (before.first !== first && before.cards.length > 0) return before;
      const shown = new Set([...first.cards, ...(before.first === first ? before.cards : [])].map(({ id }) => id));
      const cards = [...(before.first === first ? before.cards : []), ...list.cards.filter(({ id }) => !shown.has(id))];
      return { first, cards, next: list.next };
    });
    // Each answer is appended once.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [fetcher.state, fetcher.data]);
  return {
    cards: [...first.cards, ...current.cards],
    next: current.next,
    isLoading: fetcher.state !== 'idle',
    load: fetcher.load,
  };
}
