import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { ListKey } from '../../lib/picker/item-lists';
import { fetchFound } from '../../lib/picker/item-lists';
import { filterChoices, filterRows } from '../../lib/picker/picker-filters';
import type { PickerFilters } from '../../lib/picker/picker-filters';
import type { PickerRow } from '../../lib/picker-rows/picker-row';
import { foldAhead, searchRows } from '../../lib/picker/search-rows';
import type { FoundItems } from '../../lib/picker/search-rows';

/** The pause between the last typed letter and the request to the handbook's index. */
const typingPauseMs = 150;

export interface RowsAsked {
  listKey: ListKey;
  query: string;
  filters: PickerFilters;
}

/** The rows that match search and filters. Names are searched at once; the results of the index are added when they arrive. */
export function useRows(all: readonly PickerRow[], { listKey, query, filters }: RowsAsked) {
  const { game } = listKey;
  const choices = useMemo(() => filterChoices(all, game), [all, game]);
  const found = useFound(listKey, query);
  useEffect(() => foldAhead(all), [all]);
  // The typed letters appear before 20,000 names are searched.
  const asked = useDeferredValue(query);
  const rows = useMemo(
    () => filterRows(searchRows(all, asked, found), filters, choices),
    [all, asked, found, filters, choices],
  );
  return { choices, rows, shownQuery: asked, alsoKnownAs: found?.alsoKnownAs };
}

/** The index results for the text; null until they arrive. */
function useFound({ game, type, language }: ListKey, query: string): FoundItems | null {
  const [answer, setAnswer] = useState<{ query: string; found: FoundItems | null } | null>(null);
  const text = query.trim();
  useEffect(() => {
    if (text === '') return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      void fetchFound({ game, type, language }, text, abort.signal).then((found) => {
        if (!abort.signal.aborted) setAnswer({ query: text, found });
      });
    }, typingPauseMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [game, type, language, text]);
  return answer !== null && answer.query === text ? answer.found : null;
}
