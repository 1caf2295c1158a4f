import type { PlayerEntry } from '@starhaven/contracts/account';
import { PlayerRetcode } from '@starhaven/contracts/account';
import { ServerPrivacy } from '@starhaven/contracts/status';
import { commandDialects, tableOf } from '@starhaven/game-commands/tables';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { CallableServer } from '../../fleet';
import type { PlayersContext } from '../players-context';
import { character } from '../tables';
import { isProven } from './find-character';
import type { CharacterRow } from './find-character';

/** A search that takes longer was interrupted, because its API server died. */
const searchMaxMs = 60_000;

function playerOf(row: CharacterRow | undefined, blockedUntil: number): PlayerEntry['player'] {
  const isSearching = row?.state === 'processing' && Date.now() - row.searchedAt.getTime() < searchMaxMs;
  const isThere = row !== undefined && isProven(row) && row.state !== 'not-found';
  const [retcode, message] = isSearching
    ? [PlayerRetcode.Processing, 'api_db_player_process']
    : isThere
      ? [PlayerRetcode.Active, 'ok']
      : [PlayerRetcode.NotFound, 'api_db_player_nofound'];
  const data =
    row !== undefined && isProven(row)
      ? { uid: row.uid, accountId: row.gameAccountId, nickname: row.nickname, signature: row.signature }
      : null;
  return { retcode, message, timestamp: blockedUntil, data };
}

const DialectSchema = v.picklist(commandDialects);

/**
 * The command API of this server, for which commands must be written (docs/behaviour/chat.md#bot-chat): the operator's text, else the name
 * of the command file of its engine; empty when neither is known.
 */
function apiNameOf({ apiVersion, engine }: CallableServer): string {
  if (apiVersion !== '') return apiVersion;
  return v.is(DialectSchema, engine) ? tableOf(engine).command : '';
}

const isOffered = ({ isDisabled, privacy }: CallableServer) => !isDisabled && privacy !== ServerPrivacy.Internal;

/**
 * The account's character on each game server (docs/behaviour/account.md#characters), including servers where it has none yet, because the
 * page offers a code for these. It runs one query, whatever the number of servers; the limit on searches is read only for servers that were
 * searched recently.
 */
export async function listPlayers(
  { db, gateway, limits }: Pick<PlayersContext, 'db' | 'gateway' | 'limits'>,
  accountId: number,
): Promise<PlayerEntry[]> {
  const rows = await db.select().from(character).where(eq(character.accountId, accountId));
  const byServer = new Map(rows.map((row) => [row.serverId, row]));
  const shown = gateway.listServers().filter((server) => byServer.has(server.id) || isOffered(server));
  return Promise.all(
    shown.map(async (server): Promise<PlayerEntry> => {
      const row = byServer.get(server.id);
      const windowMs = limits.searches.rule.windowSeconds * 1000;
      const isRecent = row !== undefined && Date.now() - row.searchedAt.getTime() < windowMs;
      const limit = isRecent ? await limits.searches.peek(`${accountId} ${server.id}`) : null;
      return {
        server: { id: String(server.id), title: server.name, type_game: server.game, api_game: apiNameOf(server) },
        player: playerOf(row, limit?.isOver ? limit.until : 0),
      };
    }),
  );
}
