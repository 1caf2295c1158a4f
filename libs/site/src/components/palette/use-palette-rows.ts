import { commandsIn } from '@starhaven/game-commands';
import { fetchJson, hasTexts, rowsIn } from '@starhaven/ui-kit';
import { useEffect, useState } from 'react';
import type { EngineCommands, FoundItem, FoundText, PaletteGroup } from './palette-rows';
import { findCommands, findItems, findPages, findTexts } from './palette-rows';

const typingPauseMs = 150;

/** The search for texts answers nothing to shorter queries. */
const minTextLength = 3;

const noItems: readonly FoundItem[] = [];
/** Items do not wait longer than this for a slow search for texts. */
const textsTimeoutMs = 1_500;

const noTexts: readonly FoundText[] = [];

/** The commands of an engine, which the answer names as `{gameSlug}/{engine}`. */
function readEngine(json: unknown): EngineCommands | null {
  const commands = commandsIn(json);
  if (commands === null || !hasTexts(json, 'engine')) return null;
  const [gameSlug = '', engine = ''] = json.engine.split('/');
  return engine === '' ? null : { gameSlug, engine, commands };
}

const isItem = (row: unknown): row is FoundItem =>
  hasTexts(row, 'key', 'id', 'name', 'kind') && (row['to'] === null || typeof row['to'] === 'string');
const isText = (row: unknown): row is FoundText => hasTexts(row, 'kind', 'title', 'path');
const readTexts = (json: unknown) => rowsIn(json, 'similar', isText);
const readItems = (json: unknown) => rowsIn(json, 'items', isItem);

/** The engine of the open page, `{gameSlug}/{engine}`; empty on other pages. */
function engineOf(pathname: string): string {
  try {
    return decodeURIComponent(/^\/command\/([^/]+\/[^/]+)$/.exec(pathname)?.[1] ?? '');
  } catch {
    // The address may contain a percent sign that encodes nothing.
    return '';
  }
}

/** The rows that match the query: pages at once, the others as soon as they arrive. */
export function usePaletteRows(
  pages: readonly { label: string; to: string }[],
  query: string,
): { groups: PaletteGroup[]; isSearching: boolean } {
  const [engine, setEngine] = useState<EngineCommands | null>(null);
  const [found, setFound] = useState({ query: '', items: noItems, texts: noTexts });
  useEffect(() => {
    const stop = new AbortController();
    const path = `/command/data/commands.json?engine=${encodeURIComponent(engineOf(location.pathname))}`;
    // Without an answer the other groups work.
    void fetchJson(path, readEngine, { signal: stop.signal }).then((answer) => {
      if (answer?.ok && answer.body) setEngine(answer.body);
    });
    return () => stop.abort();
  }, []);
  const term = query.trim();
  useEffect(() => {
    if (term === '') return;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      const word = encodeURIComponent(term);
      const { signal } = stop;
      // Shown together, so that no row moves under the pointer.
      void Promise.all([
        fetchJson(`/handbook/data/items.json?search=${word}`, readItems, { signal }),
        term.length < minTextLength
          ? null
          : fetchJson(`/ask/data/similar.json?title=${word}`, readTexts, { signal, timeoutMs: textsTimeoutMs }),
      ]).then(([items, texts]) => {
        if (signal.aborted) return;
        setFound({
          query: term,
          items: (items?.ok && items.body) || noItems,
          texts: (texts?.ok && texts.body) || noTexts,
        });
      });
    }, typingPauseMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [term]);
  const groups: PaletteGroup[] = [
    { title: 'Pages', rows: findPages(pages, query) },
    { title: 'Commands', rows: engine ? findCommands(engine, query) : [] },
    // The results of the previous letters stay until the next ones arrive.
    { title: 'Questions and posts', rows: term === '' ? [] : findTexts(found.texts), isFound: true },
    { title: 'Items', rows: term === '' ? [] : findItems(found.items), isFound: true },
  ];
  return { groups: groups.filter(({ rows }) => rows.length > 0), isSearching: term !== '' && found.query !== term };
}
