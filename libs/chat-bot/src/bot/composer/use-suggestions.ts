import type { Command } from '@starhaven/contracts/commands';
import type { LineCompletion } from '@starhaven/game-commands';
import { useEffect, useMemo, useState } from 'react';
import type { LineTools } from '../check/use-line-tools';
import { fetchSuggested } from '../items/fetch-suggested';
import type { SuggestedItem } from '../items/fetch-suggested';

/** A row of the list below the field. */
export interface Suggestion {
  key: string;
  /** What is shown, and what it is. */
  title: string;
  label: string;
  /** Tag of the title's language, for names of items. */
  lang?: string;
  /** The whole input after the row is chosen, and the caret in it. */
  input: string;
  caret: number;
  /** An item that was found for earlier letters; the next answer may replace it. */
  isOld?: boolean;
}

/** The labels of the item types. */
const kinds: Readonly<Record<string, string>> = {
  avatarList: 'Character',
  itemList: 'Item',
  monsterList: 'Monster',
  weaponList: 'Weapon',
  artifactList: 'Artifact',
  questList: 'Quest',
  sceneList: 'Scene',
};
const pauseMs = 150;
const noItems: SuggestedItem[] = [];
const nothing: LineCompletion = { from: 0, to: 0, completions: [], item: null };

export interface SuggestionsOptions {
  input: string;
  caret: number;
  commands: readonly Command[];
  /** Game id; null while no character is chosen. */
  game: number | null;
  /** null until they are loaded. */
  tools: LineTools | null;
}

/** What can be typed at the caret (docs/behaviour/chat.md#completion): first the commands, then the items whose names match. */
export function useSuggestions({ input, caret, commands, game, tools }: SuggestionsOptions): Suggestion[] {
  const lineStart = input.lastIndexOf('\n', caret - 1) + 1;
  const lineEnd = input.indexOf('\n', caret) === -1 ? input.length : input.indexOf('\n', caret);
  const line = input.slice(lineStart, lineEnd);
  const found = useMemo(
    () => tools?.completeLine(line, caret - lineStart, commands) ?? nothing,
    [line, caret, lineStart, commands, tools],
  );
  const { item } = found;
  const query =
    item === null || game === null
      ? null
      : `game=${game}&types=${item.types.join(',')}&q=${encodeURIComponent(item.query)}`;
  const { items, isOld } = useItems(query);

  const replace = (from: number, to: number, text: string, isOpen: boolean): Pick<Suggestion, 'input' | 'caret'> => {
    const after = line.slice(to);
    const added = isOpen || after.startsWith(' ') ? text : `${text} `;
    const start = input.slice(0, lineStart) + line.slice(0, from) + added;
    return { input: start + after + input.slice(lineEnd), caret: start.length };
  };
  return [
    ...found.completions.map(({ text, label, isOpen }) => ({
      ...{ key: `word ${text}`, title: text, label },
      ...replace(found.from, found.to, text, isOpen),
    })),
    ...items.map(({ type, id, name, lang, alsoKnownAs }) => ({
      ...{
        key: `${type} ${id}`,
        title: name || id,
        label: [kinds[type], id, alsoKnownAs].filter(Boolean).join(' · '),
        lang,
        isOld,
      },
      ...replace(item?.from ?? 0, item?.to ?? 0, id, false),
    })),
  ];
}

/** The items for the query. The earlier ones stay until they arrive (`isOld`); without a query there are none. */
function useItems(query: string | null): { items: SuggestedItem[]; isOld: boolean } {
  const [found, setFound] = useState<{ query: string | null; items: SuggestedItem[] }>({ query: null, items: noItems });
  useEffect(() => {
    if (query === null) return;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      void fetchSuggested(query, stop.signal).then((answer) => {
        if (!stop.signal.aborted) setFound({ query, items: answer?.items ?? noItems });
      });
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [query]);
  return { items: query === null ? noItems : found.items, isOld: found.query !== query };
}
