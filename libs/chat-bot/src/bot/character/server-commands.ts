import type { Command } from '@starhaven/contracts/commands';
import { useEffect, useState } from 'react';
import { readJson } from '../../together/chat-window/read-json';
import type { BotCharacter } from './use-characters';

/** The commands that a character's server accepts. If `engine` is null, this site does not know them and the server decides. */
export interface ServerCommands {
  /** `{gameSlug}/{engine}`. */
  engine: string | null;
  commands: readonly Command[];
}

const unknown: ServerCommands = { engine: null, commands: [] };
const known = new Map<string, ServerCommands>();

interface Answer {
  engine?: string;
  commands?: Command[] | null;
}

/** The commands of the character's server. Before they are loaded, nothing is checked or completed. */
export function useServerCommands(character: BotCharacter | null): ServerCommands {
  const path =
    character && `/command/data/commands.json?game=${character.game}&api=${encodeURIComponent(character.api)}`;
  const [loaded, setLoaded] = useState<{ path: string; answer: ServerCommands } | null>(null);
  useEffect(() => {
    if (path === null) return;
    const stop = new AbortController();
    void readJson<Answer>(path, stop.signal).then((answer) => {
      if (stop.signal.aborted || !answer) return;
      const found = { engine: answer.engine ?? null, commands: answer.commands ?? [] };
      known.set(path, found);
      setLoaded({ path, answer: found });
    });
    return () => stop.abort();
  }, [path]);
  if (path === null) return unknown;
  return (loaded?.path === path ? loaded.answer : known.get(path)) ?? unknown;
}
