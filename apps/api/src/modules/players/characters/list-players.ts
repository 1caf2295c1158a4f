import { ServerPrivacy } from '@starhaven/contracts/status';
import { commandDialects, tableOf } from '@starhaven/game-commands/tables';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { CallableServer } from '../../fleet';
import type { PlayersContext } from '../players-context';
import { character } from '../tables';
import { isProven } from './find-character';
import type { CharacterRow, ProvenCharacter } from './find-character';

/** A search that takes longer was interrupted, because its API server died. */
const searchMaxMs = 60_000;

export interface ListedPlayer {
  server: Pick<CallableServer, 'id' | 'name' | 'game'> & { commandApi: string };
  state: 'searching' | 'found' | 'not-found';
  /** Null: the account has no proven character on this server. */
  character: ProvenCharacter | null;
  /** Unix seconds from which a search is possible again; 0 = now. */
  searchAgainAt: number;
}

function stateOf(row: CharacterRow | undefined): ListedPlayer['state'] {
  if (row?.state === 'processing' && Date.now() - row.searchedAt.getTime() < searchMaxMs) return 'searching';
  return row !== undefined && isProven(row) && row.state !== 'not-found' ? 'found' : 'not-found';
}

const DialectSchema = v.picklist(commandDialects);

/**
 * The command API of this server, for which commands must be written (docs/behaviour/chat.md#bot-chat): the operator's text, else the name
 * of the command file of its engine; empty when neither is known.
 */
function commandApiOf({ apiVersion, engine }: CallableServer): string {
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
): Promise<ListedPlayer[]> {
  const rows = await db.select().from(character).where(eq(character.accountId, accountId));
  const byServer = new Map(rows.map((row) => [row.serverId, row]));
  const shown = gateway.listServers().filter((server) => byServer.has(server.id) || isOffered(server));
  return Promise.all(
    shown.map(async (server): Promise<ListedPlayer> => {
      const row = byServer.get(server.id);
      const windowMs = limits.searches.rule.windowSeconds * 1000;
      const isRecent = row !== undefined && Date.now() - row.searchedAt.getTime() < windowMs;
      const limit = isRecent ? await limits.searches.peek(`${accountId} ${server.id}`) : null;
      const { id, name, game } = server;
      return {
        server: { id, name, game, commandApi: commandApiOf(server) },
        state: stateOf(row),
        character: row !== undefined && isProven(row) ? row : null,
        searchAgainAt: limit?.isOver ? limit.until : 0,
      };
    }),
  );
}
