import { useLocation, useNavigate, useNavigationType } from '@remix-run/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { FormEvent, RefObject } from 'react';
import { fetchItems } from '../lib/fetch-items';
import type { HandbookSearch } from '../lib/handbook-search';
import { cleanTerm, isSearch, searchPath } from '../lib/handbook-search';
import type { ItemsPage } from '../lib/items-page';
import type { ShownResults } from '../lib/shown-results';
import { append, recall, remember, showFirst } from '../lib/shown-results';

/** From the last letter to the search. */
const typingPauseMs = 120;

export interface LiveSearch {
  shown: ShownResults;
  /** A new search is on its way. */
  isBusy: boolean;
  /** State of the page that is to be added. */
  more: 'idle' | 'loading' | 'failed';
  loadMore: () => void;
  retry: () => void;
  isBlank: boolean;
  formRef: RefObject<HTMLFormElement>;
  formHandlers: {
    onInput: (event: FormEvent<HTMLFormElement>) => void;
    onCompositionEnd: () => void;
    onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  };
}

/**
 * Searches while the visitor types. The form keeps its own text, the results come as data, and the address follows by the history's
 * own interface: a router's navigation would load the shell's data with each letter, and would fail the whole page when the line is
 * gone. The router sees a search once it is submitted.
 */
export function useLiveSearch(loaded: { search: HandbookSearch; results: ItemsPage | null }): LiveSearch {
  const { key, state } = useLocation();
  const navigate = useNavigate();
  const formRef = useRef<HTMLFormElement>(null);
  const sent = () => showFirst(loaded.search, loaded.results);
  const [shown, setShown] = useState(() => recall(key, sent()));
  const [entry, setEntry] = useState(key);
  const [isBusy, setIsBusy] = useState(false);
  const [more, setMore] = useState<LiveSearch['more']>('idle');
  const [isBlank, setIsBlank] = useState(loaded.search.term === '');
  const request = useRef<AbortController | null>(null);
  const moreRequest = useRef<AbortController | null>(null);
  const hasMounted = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  // The state stays with the entry: on the way back to it, it is no longer news.
  const isOwn = useNavigationType() === 'PUSH' && (state as { isTyped?: true } | null)?.isTyped === true;

  // In the render itself: what comes back must be there before the scroll position is restored.
  if (entry !== key) {
    setEntry(key);
    if (!isOwn || shown.results?.problem) setShown(recall(key, sent()));
  }

  const readForm = useCallback((): HandbookSearch => {
    const fields = new FormData(formRef.current ?? undefined);
    const text = (name: string) => String(fields.get(name) ?? '');
    return {
      term: cleanTerm(text('search')),
      game: Number(text('game')) || null,
      type: Number(text('type')) || null,
      language: text('language') as HandbookSearch['language'],
      page: 1,
    };
  }, []);

  const callOff = useCallback(() => {
    clearTimeout(timer.current);
    request.current?.abort();
    moreRequest.current?.abort();
    request.current = new AbortController();
    setIsBusy(false);
    setMore('idle');
    return request.current.signal;
  }, []);

  const run = useCallback(
    async (search: HandbookSearch): Promise<boolean> => {
      const signal = callOff();
      setAddress(searchPath(search));
      if (!isSearch(search)) {
        setShown(showFirst(search, null));
        return true;
      }
      setIsBusy(true);
      const page = await fetchItems(search, signal);
      if (page === null) return false;
      setIsBusy(false);
      setShown(showFirst(search, page));
      return page.problem === null;
    },
    [callOff],
  );

  const committed = useRef('');
  useEffect(() => {
    committed.current = searchPath(loaded.search);
  });

  const submit = async () => {
    const search = readForm();
    if (search.term === '') return;
    const path = searchPath(search);
    const isShown = !isBusy && path === searchPath(shown.search) && !shown.results?.problem;
    if (!isShown && !(await run(search))) return;
    // The entry that was typed over is again what it was, and the submitted search is one of its own.
    const before = committed.current;
    if (path === before) return setAddress(path);
    setAddress(before);
    navigate(path, { state: { isTyped: true } });
  };

  const schedule = () => {
    setIsBlank(readForm().term === '');
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const search = readForm();
      if (searchPath(search) !== searchPath(shown.search) || shown.results?.problem) void run(search);
      else {
        callOff();
        setAddress(searchPath(search));
      }
    }, typingPauseMs);
  };

  const loadMore = async () => {
    if (more === 'loading' || isBusy || (shown.results?.isLast ?? true)) return;
    moreRequest.current = new AbortController();
    setMore('loading');
    const page = await fetchItems({ ...shown.search, page: shown.lastPage + 1 }, moreRequest.current.signal);
    if (page === null) return;
    setMore(page.problem ? 'failed' : 'idle');
    if (!page.problem) setShown((before) => append(before, page));
  };

  // The form follows the address when another entry of the history is shown; what was typed on after a submit is the newer.
  useEffect(() => {
    const form = formRef.current;
    if (!form) return;
    // What was typed before this script ran is the visitor's, too.
    if (!isOwn && hasMounted.current) {
      callOff();
      fillForm(form, loaded.search);
    }
    hasMounted.current = true;
    const typed = readForm();
    setIsBlank(typed.term === '');
    if (searchPath({ ...typed, page: loaded.search.page }) !== searchPath(loaded.search)) void run(typed);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only another entry may overwrite what is typed
  }, [key]);

  useEffect(() => remember(key, shown), [key, shown]);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      request.current?.abort();
      moreRequest.current?.abort();
    },
    [],
  );

  return {
    shown,
    isBusy,
    more,
    loadMore: () => void loadMore(),
    retry: () => void run({ ...readForm(), page: shown.search.page }),
    isBlank,
    formRef,
    formHandlers: {
      onInput: (event) => {
        // Half a syllable of Japanese or Chinese is no word yet.
        if (!(event.nativeEvent as InputEvent).isComposing) schedule();
      },
      onCompositionEnd: schedule,
      onSubmit: (event) => {
        event.preventDefault();
        void submit();
      },
    },
  };
}

function setAddress(path: string): void {
  try {
    window.history.replaceState(window.history.state, '', path);
  } catch {
    // Safari allows a hundred changes in thirty seconds; the next one names the search again.
  }
}

/** Writes a search into the form; a text that means the same search stays as it was typed. */
function fillForm(form: HTMLFormElement, { term, game, type, language }: HandbookSearch): void {
  const values = { search: term, game: String(game ?? ''), type: String(type ?? ''), language };
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name);
    const isSame = name === 'search' && cleanTerm((field as HTMLInputElement | null)?.value ?? '') === value;
    if (field !== null && !isSame) (field as HTMLInputElement | HTMLSelectElement).value = value;
  }
}
