import { useEffect, useState } from 'react';
import type { EngineCommands, PaletteGroup } from './palette-rows';
import { findCommands, findItems, findPages } from './palette-rows';

const typingPauseMs = 150;

interface ItemsAnswer {
  items: { key: string; id: string; name: string; kind: string; to: string | null }[];
}
interface CommandsAnswer {
  engine: string;
  commands: EngineCommands['commands'] | null;
}

/** A JSON answer of this site; null if none comes. The other groups work without it. */
async function read<Answer>(path: string, signal: AbortSignal): Promise<Answer | null> {
  try {
    const response = await fetch(path, { signal });
    // Not validated, because a route of this site sends it in the named shape.
    return response.ok ? ((await response.json()) as Answer) : null;
  } catch {
    return null;
  }
}

/** The engine of the open page, `{gameSlug}/{engine}`; empty on other pages. */
function engineOf(pathname: string): string {
  try {
    return decodeURIComponent(/^\/command\/([^/]+\/[^/]+)$/.exec(pathname)?.[1] ?? '');
  } catch {
    // The address may contain a percent sign that encodes nothing.
    return '';
  }
}

/** The rows that match the query: pages at once, commands and items as soon as they arrive. */
export function usePaletteRows(
  pages: readonly { label: string; to: string }[],
  query: string,
): { groups: PaletteGroup[]; isSearching: boolean } {
  const [engine, setEngine] = useState<EngineCommands | null>(null);
  const [found, setFound] = useState<{ query: string; items: ItemsAnswer['items'] }>({ query: '', items: [] });
  useEffect(() => {
    const stop = new AbortController();
    const path = `/command/data/commands.json?engine=${encodeURIComponent(engineOf(location.pathname))}`;
    void read<CommandsAnswer>(path, stop.signal).then((answer) => {
      const [gameSlug = '', name = ''] = answer?.engine?.split('/') ?? [];
      if (answer?.commands && name !== '') setEngine({ gameSlug, engine: name, commands: answer.commands });
    });
    return () => stop.abort();
  }, []);
  const term = query.trim();
  useEffect(() => {
    if (term === '') return;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      const path = `/handbook/data/items.json?search=${encodeURIComponent(term)}`;
      void read<ItemsAnswer>(path, stop.signal).then((answer) => {
        if (!stop.signal.aborted) setFound({ query: term, items: answer?.items ?? [] });
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
    { title: 'Items', rows: term === '' ? [] : findItems(found.items) },
  ];
  return { groups: groups.filter(({ rows }) => rows.length > 0), isSearching: term !== '' && found.query !== term };
}
