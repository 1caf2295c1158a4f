import type { Command } from '@starhaven/contracts/commands';
import type { CommandFacts, ItemParamType } from '@starhaven/game-commands';
import { useEffect, useState } from 'react';
import { fetchSuggested } from '../items/fetch-suggested';
import type { LineTools } from './use-line-tools';

/** By game, type and id; null: not in the handbook. */
const names = new Map<string, string | null>();
const maxKept = 2_000;
const maxIds = 40;
const pauseMs = 250;
const keyOf = (game: number, type: string, id: string) => `${game}/${type}/${id}`;

/** The names of the items in these lines, requested when the visitor pauses typing. Until they arrive, no id is marked as unknown. */
export function useItemFacts(
  lines: readonly string[],
  { commands, game, tools }: { commands: readonly Command[]; game: number; tools: LineTools | null },
): CommandFacts {
  const [, setVersion] = useState(0);
  const text = lines.join('\n');
  useEffect(() => {
    if (tools === null) return;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      const isKnown = (type: ItemParamType, id: string) => names.has(keyOf(game, type, id));
      const wanted = tools.findItemIds(text.split('\n'), commands, isKnown);
      if (wanted.size > 0) void load(wanted, game, stop.signal).then(() => setVersion((version) => version + 1));
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [text, commands, game, tools]);
  return {
    itemName: (type, id) => names.get(keyOf(game, type, id)) ?? null,
    // A word is not an id.
    hasItem: (type, id) => /^\d+$/.test(id) && names.get(keyOf(game, type, id)) !== null,
  };
}

async function load(wanted: ReadonlyMap<ItemParamType, ReadonlySet<string>>, game: number, signal: AbortSignal) {
  const ids = [...new Set([...wanted.values()].flatMap((all) => [...all]))].slice(0, maxIds);
  const query = `game=${game}&types=${[...wanted.keys()].join(',')}&ids=${ids.join(',')}`;
  const answer = await fetchSuggested(query, signal);
  if (!answer || signal.aborted) return;
  if (names.size > maxKept) names.clear();
  for (const [type, all] of wanted) {
    if (answer.missing.includes(type)) continue;
    for (const id of all) if (ids.includes(id)) names.set(keyOf(game, type, id), null);
  }
  for (const { type, id, name } of answer.items) names.set(keyOf(game, type, id), name || id);
}
