import {
  charactersChangedEvent,
  chosenCharacterKey,
  readStoredCharacters,
  userDataChangedEvent,
} from '@starhaven/session';
import type { StoredCharacter } from '@starhaven/session';
import { readStoredText, writeStoredText } from '@starhaven/ui-kit';
import { useEffect, useState } from 'react';

/** A character that can run commands. */
export interface BotCharacter {
  /** Unique in the list. */
  key: string;
  uid: string;
  nickname: string;
  serverId: string;
  serverTitle: string;
  /** Game id. */
  game: number;
  /** Version of the server's command API; empty if the host sends none. */
  api: string;
}

const changes = [charactersChangedEvent, 'storage', userDataChangedEvent] as const;

function toBotCharacter({ player, server }: StoredCharacter): BotCharacter[] {
  if (player.data === null) return [];
  const { uid, nickname } = player.data;
  return [
    {
      ...{ key: `${server.id}/${uid}`, uid, nickname, serverId: server.id, serverTitle: server.title },
      ...{ game: server.type_game, api: server.api_game },
    },
  ];
}

/** If the browser stores nothing, the choice lasts only as long as the page. */
function keepChosen(key: string): void {
  writeStoredText('localStorage', chosenCharacterKey, key === '' ? null : key);
}

/**
 * The stored characters and the chosen one. The choice is stored, and deleted on logout and when the character leaves the list
 * (docs/behaviour/chat.md#bot-chat). A single character is chosen automatically.
 */
export function useCharacters(): {
  characters: readonly BotCharacter[];
  chosen: BotCharacter | null;
  choose: (key: string) => void;
} {
  const [state, setState] = useState(readState);
  useEffect(() => {
    const read = () => setState(readState());
    for (const name of changes) window.addEventListener(name, read);
    return () => {
      for (const name of changes) window.removeEventListener(name, read);
    };
  }, []);
  const choose = (key: string) => {
    keepChosen(key);
    setState((now) => ({ ...now, chosenKey: key }));
  };
  const { characters } = state;
  const only = characters.length === 1 ? characters[0] : undefined;
  const chosen = characters.find(({ key }) => key === state.chosenKey) ?? only ?? null;
  return { characters, chosen, choose };
}

function readState(): { characters: BotCharacter[]; chosenKey: string } {
  const characters = readStoredCharacters().flatMap(toBotCharacter);
  const chosen = readStoredText('localStorage', chosenCharacterKey) ?? '';
  const isThere = characters.some(({ key }) => key === chosen);
  if (chosen !== '' && !isThere) keepChosen('');
  return { characters, chosenKey: isThere ? chosen : '' };
}
