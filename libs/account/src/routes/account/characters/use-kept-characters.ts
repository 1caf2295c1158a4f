import { storeCharacters } from '@starhaven/session';
import { useEffect } from 'react';
import type { ShownCharacter } from '../shown-account.server';

/** Stores the loaded characters for the chat's bot, in the format of docs/behaviour/chat.md#stored-characters. */
export function useKeptCharacters(characters: readonly ShownCharacter[] | null): void {
  useEffect(() => {
    if (characters === null) return;
    storeCharacters(
      characters.map(({ serverId, server, game, apiGame, retcode, player }) => ({
        server: { id: serverId, title: server, type_game: game, api_game: apiGame },
        player: { retcode, data: player && { uid: player.uid, nickname: player.nickname } },
      })),
    );
  }, [characters]);
}
