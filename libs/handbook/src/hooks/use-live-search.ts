import { useLocation, useNavigate, useNavigationType } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { HandbookSearch } from '../lib/search/handbook-search';
import type { ItemsPage } from '../lib/items/items-page';
import type * as liveSearch from '../lib/search/live-search';
import type { LiveView } from '../lib/search/live-view';
import type { ShownResults } from '../lib/search/shown-results';

let live: typeof liveSearch | null = null;
const load = async () => (live = await import('../lib/search/live-search'));

/** If the visitor does not touch the page, the script is loaded after this time. */
const loadDelayMs = 3_000;

export interface LiveSearchHandle extends LiveView {
  formRef: RefObject<HTMLFormElement>;
  /** Both reject if the script could not be loaded; the caller then loads a document instead. */
  loadMore: () => Promise<void>;
  retry: () => Promise<void>;
}

/** The search of the page: at first as the server sent it, then live as soon as the visitor touches the form or scrolls. */
export function useLiveSearch(loaded: { search: HandbookSearch; results: ItemsPage | null }): LiveSearchHandle {
  const location = useLocation();
  const { key } = location;
  // The state belongs to the history entry; when the visitor comes back, the search is no longer new.
  const isOwn = useNavigationType() === 'REPLACE' && hasTyped(location.state);
  const entry: liveSearch.HistoryEntry = { key, search: loaded.search, isOwn };
  const navigate = useNavigate();
  const formRef = useRef<HTMLFormElement>(null);
  const [view, setView] = useState<LiveView>(() => ({ shown: shownAt(key, loaded), isBusy: false, more: 'idle' }));
  const [shownKey, setShownKey] = useState(key);
  const latest = useRef({ entry, view });
  const engine = useRef<liveSearch.LiveSearch | null>(null);

  // Set during the render, because restored results must exist before the scroll position is restored.
  if (shownKey !== key) {
    setShownKey(key);
    if (!isOwn || view.shown.results?.problem) {
      setView({ shown: shownAt(key, loaded), isBusy: false, more: 'idle' });
    }
  }

  const start = async (): Promise<liveSearch.LiveSearch | null> => {
    const { LiveSearch } = live ?? (await load());
    const form = formRef.current;
    if (form === null) return null;
    engine.current ??= new LiveSearch({
      form,
      entry: latest.current.entry,
      getView: () => latest.current.view,
      setView: (change) => {
        latest.current.view = { ...latest.current.view, ...change };
        setView(latest.current.view);
      },
      adopt: (path) => navigate(path, { replace: true, state: { isTyped: true } }),
    });
    return engine.current;
  };
  useEffect(() => {
    latest.current = { entry, view };
    engine.current?.show(entry);
    engine.current?.loadNear();
  });

  useEffect(() => {
    const stop = new AbortController();
    const begin = () => {
      stop.abort();
      // Without the script the form and the links still work.
      start().then(
        (started) => started?.loadNear(),
        () => undefined,
      );
    };
    const options = { signal: stop.signal, passive: true };
    for (const event of ['focusin', 'input', 'pointerdown']) formRef.current?.addEventListener(event, begin, options);
    window.addEventListener('scroll', begin, options);
    const timer = setTimeout(begin, live ? 0 : loadDelayMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
      engine.current?.stop();
      engine.current = null;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for the page; changing values are read when they are needed
  }, []);

  return {
    ...view,
    formRef,
    loadMore: () => start().then((started) => started?.loadMore()),
    retry: () => start().then((started) => started?.retry()),
  };
}

function shownAt(
  key: string,
  { search, results }: { search: HandbookSearch; results: ItemsPage | null },
): ShownResults {
  const sent = { search, results, lastPage: search.page };
  return live?.recall(key, sent) ?? sent;
}

/** True for the state that `adopt` writes into a history entry. */
const hasTyped = (state: unknown) =>
  typeof state === 'object' && state !== null && 'isTyped' in state && state.isTyped === true;
