import { AgentRetcode } from '@starhaven/contracts/agent';
import { and, eq, sql } from 'drizzle-orm';
import type { CallableServer } from '../../fleet';
import type { PlayersContext } from '../players-context';
import { makeDueNow } from '../deliveries/delivery-steps';
import { character } from '../tables';
import { bindClaimed } from '../proofs/bind-character';
import type { ClaimPlace } from '../proofs/claims';
import { DomainError } from '../../../platform/errors/domain-error';
import { findCharacter } from '../characters/find-character';
import type { ProvenCharacter } from '../characters/find-character';
import { findClaimedPlayer } from './find-claimed-player';
import { namesOf } from '../characters/names-of';
import { capabilitiesOf } from '../proofs/proof-methods';

export type SearchContext = Pick<PlayersContext, 'db' | 'gateway' | 'codeKey' | 'wakeDeliveries'>;

/** The result of a search. `silent`: the game server did not answer about the player. `taken`: the character belongs to another account. */
export type SearchResult = 'active' | 'not-found' | 'silent' | 'taken' | 'running';

/** A search of an API server that died counts as over after this time. */
const searchMaxSeconds = 60;

const at = ({ accountId, serverId }: ClaimPlace) =>
  and(eq(character.accountId, accountId), eq(character.serverId, serverId));

/** Marks the search as running; false when another one runs. The update checks that, so only one of several calls gets true. */
async function beginSearch({ db }: SearchContext, place: ClaimPlace): Promise<boolean> {
  const values = { state: 'processing' as const, searchedAt: sql`now()` };
  const begun = await db
    .insert(character)
    .values({ ...place, ...values })
    .onConflictDoUpdate({
      target: [character.accountId, character.serverId],
      set: values,
      setWhere: sql`${character.state} <> 'processing' or ${character.searchedAt} < now() - make_interval(secs => ${searchMaxSeconds})`,
    })
    .returning({ accountId: character.accountId });
  return begun.length > 0;
}

/** Looks a proven character up again. Its owner keeps it unless the game server clearly knows no such player. */
async function refreshKnown(
  { db, gateway }: SearchContext,
  server: CallableServer,
  known: ProvenCharacter,
): Promise<SearchResult> {
  const { findPlayer } = capabilitiesOf(server);
  if (findPlayer === null) return 'active';
  const reply = await gateway.findPlayer({ serverId: String(server.id), uid: known.uid });
  if (reply.retcode === AgentRetcode.OK && reply.player !== null && reply.player.uid === known.uid) {
    await db
      .update(character)
      .set(namesOf(reply.player))
      .where(and(at(known), eq(character.uid, known.uid)));
    return 'active';
  }
  if (reply.retcode === AgentRetcode.UNSUPPORTED) return 'active';
  if (reply.retcode !== AgentRetcode.NOT_FOUND) return 'silent';
  return findPlayer === 'online' ? 'active' : 'not-found';
}

async function search(context: SearchContext, server: CallableServer, place: ClaimPlace): Promise<SearchResult> {
  // The calls answer 404 for a server that is offline, too.
  if (!context.gateway.isReachable(String(server.id))) return 'silent';
  const known = await findCharacter(context.db, place);
  const found = await findClaimedPlayer(context, server, place);
  if (found.kind === 'player') {
    try {
      await bindClaimed(context.db, found.claim, found.player);
      return 'active';
    } catch (error) {
      if (error instanceof DomainError && error.kind === 'already-exists') return 'taken';
      // Another request used the code just now, so the character is stored.
      if (error instanceof DomainError && error.kind === 'expired') return known === null ? 'not-found' : 'active';
      throw error;
    }
  }
  if (known !== null) return refreshKnown(context, server, known);
  return found.kind;
}

/**
 * Searches the account's character on a server: the player who entered the account's code there, or the character that was proven before
 * (docs/behaviour/account.md#player-search). `running`: another search runs.
 */
export async function searchPlayer(
  context: SearchContext,
  server: CallableServer,
  accountId: number,
): Promise<SearchResult> {
  const place = { accountId, serverId: server.id };
  if (!(await beginSearch(context, place))) return 'running';
  let result: SearchResult = 'silent';
  try {
    result = await search(context, server, place);
  } finally {
    const isGone = result === 'not-found';
    await context.db
      .update(character)
      .set({
        state: sql`case when ${character.provenAt} is not null and not ${isGone} then 'active' else 'not-found' end`,
      })
      .where(and(at(place), eq(character.state, 'processing')));
  }
  // Its owner asks for the character, so waiting rewards are tried without a pause.
  if (result === 'active' && (await makeDueNow(context.db, place)) > 0) context.wakeDeliveries();
  return result;
}
