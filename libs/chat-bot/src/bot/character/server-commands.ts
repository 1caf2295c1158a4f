import type { Command } from '@starhaven/contracts/commands';
import { commandsIn } from '@starhaven/game-commands';
import { fetchJson, hasTexts, isRecord } from '@starhaven/ui-kit';
import { useCallback, useEffect, useState } from 'react';
import type { BotCharacter } from './use-characters';

interface CommandList {
  /** `{gameSlug}/{engine}`; null: this site does not know the commands of the server, and the server decides. */
  engine: string | null;
  commands: readonly Command[];
}

/** The commands that a character's server accepts. */
export interface ServerCommands extends CommandList {
  /** The address of the list; null without a character. */
  path: string | null;
  /** Only `loaded` says which commands there are, or that this site does not know them. */
  status: 'loading' | 'failed' | 'loaded';
  /** Loads a list that has failed again. */
  retry: () => void;
}

const none: CommandList = { engine: null, commands: [] };
const known = new Map<string, CommandList>();
/** A submitted line waits for the list, so the limit is shorter than that of other requests. */
const timeoutMs = 5_000;

const readCommands = (json: unknown): CommandList | null =>
  isRecord(json) ? { engine: hasTexts(json, 'engine') ? json.engine : null, commands: commandsIn(json) ?? [] } : null;

/** The commands of the character's server. */
export function useServerCommands(character: BotCharacter | null): ServerCommands {
  const path =
    character && `/command/data/commands.json?game=${character.game}&api=${encodeURIComponent(character.api)}`;
  const [attempt, setAttempt] = useState(0);
  const [ended, setEnded] = useState<{ path: string; attempt: number } | null>(null);
  useEffect(() => {
    if (path === null) return;
    const stop = new AbortController();
    void fetchJson(path, readCommands, { signal: stop.signal, timeoutMs }).then((answer) => {
      if (stop.signal.aborted) return;
      // 404 is the answer for a server whose commands this site does not know.
      if (answer?.body && (answer.ok || answer.status === 404)) known.set(path, answer.body);
      setEnded({ path, attempt });
    });
    return () => stop.abort();
  }, [path, attempt]);
  const retry = useCallback(() => setAttempt((before) => before + 1), []);
  const list = path === null ? none : known.get(path);
  const hasEnded = ended?.path === path && ended.attempt === attempt;
  return { ...(list ?? none), path, retry, status: list ? 'loaded' : hasEnded ? 'failed' : 'loading' };
}
