import type { Command } from '@starhaven/contracts/commands';
import { commandsIn } from '@starhaven/game-commands';
import { fetchJson, hasTexts, isRecord } from '@starhaven/ui-kit';
import { useEffect, useState } from 'react';
import type { BotCharacter } from './use-characters';

/** The commands that a character's server accepts. If `engine` is null, this site does not know them and the server decides. */
export interface ServerCommands {
  /** `{gameSlug}/{engine}`. */
  engine: string | null;
  commands: readonly Command[];
}

const unknown: ServerCommands = { engine: null, commands: [] };
const known = new Map<string, ServerCommands>();

const readCommands = (json: unknown): ServerCommands | null =>
  isRecord(json) ? { engine: hasTexts(json, 'engine') ? json.engine : null, commands: commandsIn(json) ?? [] } : null;

/** The commands of the character's server. Before they are loaded, nothing is checked or completed. */
export function useServerCommands(character: BotCharacter | null): ServerCommands {
  const path =
    character && `/command/data/commands.json?game=${character.game}&api=${encodeURIComponent(character.api)}`;
  const [loaded, setLoaded] = useState<{ path: string; answer: ServerCommands } | null>(null);
  useEffect(() => {
    if (path === null) return;
    const stop = new AbortController();
    void fetchJson(path, readCommands, { signal: stop.signal }).then((answer) => {
      if (stop.signal.aborted || !answer?.body) return;
      known.set(path, answer.body);
      setLoaded({ path, answer: answer.body });
    });
    return () => stop.abort();
  }, [path]);
  if (path === null) return unknown;
  return (loaded?.path === path ? loaded.answer : known.get(path)) ?? unknown;
}
