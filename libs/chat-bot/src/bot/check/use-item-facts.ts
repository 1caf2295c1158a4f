import type { Command, CommandParamType } from '@starhaven/contracts/commands';
import { isItemType, readLine } from '@starhaven/game-commands';
import type { CommandFacts, ItemParamType } from '@starhaven/game-commands';
import { useEffect, useState } from 'react';
import { readJson } from '../session/read-json';

interface SuggestAnswer {
  items: { type: ItemParamType; id: string; name: string }[];
  missing: ItemParamType[];
}

/** By game, type and id; null: the handbook does not have it. */
const names = new Map<string, string | null>();
const maxKept = 2_000;
const maxIds = 40;
const pauseMs = 250;
const keyOf = (game: number, type: string, id: string) => `${game}/${type}/${id}`;

/** Ids of properties count within their groups: alone they have no name. */
const hasNames = (type: CommandParamType): type is ItemParamType => isItemType(type) && !type.startsWith('prop');

/** The ids that lines name and that are not known yet: any kind of item that a command with this head takes may have them. */
function wantedIds(lines: readonly string[], commands: readonly Command[], game: number) {
  const wanted = new Map<ItemParamType, Set<string>>();
  for (const line of lines) {
    const read = readLine(line, commands);
    if (read === null) continue;
    const ids = read.command.params
      .filter(({ type }) => hasNames(type))
      .flatMap(({ id }) => read.values[id] ?? [])
      .filter((value) => /^\d{1,10}$/.test(value));
    const types = commands
      .filter(({ head }) => head === read.command.head)
      .flatMap(({ params }) => params.map(({ type }) => type))
      .filter(hasNames);
    for (const type of types) {
      for (const id of ids) {
        if (!names.has(keyOf(game, type, id))) wanted.set(type, (wanted.get(type) ?? new Set()).add(id));
      }
    }
  }
  return wanted;
}

/** The names of the items in these lines, asked for while the visitor does not type. Unknown until they arrive: nothing is then marked. */
export function useItemFacts(lines: readonly string[], commands: readonly Command[], game: number): CommandFacts {
  const [, setVersion] = useState(0);
  const text = lines.join('\n');
  useEffect(() => {
    const stop = new AbortController();
    const timer = setTimeout(() => {
      const wanted = wantedIds(text.split('\n'), commands, game);
      if (wanted.size > 0) void load(wanted, game, stop.signal).then(() => setVersion((version) => version + 1));
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [text, commands, game]);
  return {
    itemName: (type, id) => names.get(keyOf(game, type, id)) ?? null,
    // A word is no id.
    hasItem: (type, id) => /^\d+$/.test(id) && names.get(keyOf(game, type, id)) !== null,
  };
}

async function load(wanted: ReadonlyMap<ItemParamType, ReadonlySet<string>>, game: number, signal: AbortSignal) {
  const ids = [...new Set([...wanted.values()].flatMap((all) => [...all]))].slice(0, maxIds);
  const path = `/command/data/suggest.json?game=${game}&types=${[...wanted.keys()].join(',')}&ids=${ids.join(',')}`;
  const answer = await readJson<SuggestAnswer>(path, signal);
  if (!answer || signal.aborted) return;
  if (names.size > maxKept) names.clear();
  for (const [type, all] of wanted) {
    if (answer.missing.includes(type)) continue;
    for (const id of all) if (ids.includes(id)) names.set(keyOf(game, type, id), null);
  }
  for (const { type, id, name } of answer.items) names.set(keyOf(game, type, id), name || id);
}
