import type { PlayerEntry } from '@starhaven/contracts/account';
import { PlayerRetcode } from '@starhaven/contracts/account';
import type { ListedPlayer } from './list-players';

const answers = {
  searching: { retcode: PlayerRetcode.Processing, message: 'api_db_player_process' },
  found: { retcode: PlayerRetcode.Active, message: 'ok' },
  'not-found': { retcode: PlayerRetcode.NotFound, message: 'api_db_player_nofound' },
} as const;

/** A player as the account call returns it. */
export function toPlayerEntry({ server, state, character, searchAgainAt }: ListedPlayer): PlayerEntry {
  const data = character && {
    uid: character.uid,
    accountId: character.gameAccountId,
    nickname: character.nickname,
    signature: character.signature,
  };
  return {
    server: { id: String(server.id), title: server.name, type_game: server.game, api_game: server.commandApi },
    player: { ...answers[state], timestamp: searchAgainAt, data },
  };
}
