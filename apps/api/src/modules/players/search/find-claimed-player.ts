import { AgentRetcode } from '@starhaven/contracts/agent';
import type { GamePlayer } from '@starhaven/contracts/agent';
import type { CallableServer } from '../../fleet';
import { findClaim } from '../proofs/claims';
import type { Claim, ClaimPlace } from '../proofs/claims';
import type { SearchContext } from './search-player';

export type ClaimedPlayer =
  { kind: 'player'; claim: Claim; player: GamePlayer } | { kind: 'not-found' } | { kind: 'silent' };

/** Codes that mean "no such player, or not entered yet"; no other code says anything about the player. */
const isAnswer = (retcode: number) => retcode === AgentRetcode.NOT_FOUND || retcode === AgentRetcode.UNSUPPORTED;

/**
 * The player who entered the account's open code in the game: in its console, or in the player's own signature. Codes that are sent into
 * the game are entered on the site instead.
 */
export async function findClaimedPlayer(
  context: SearchContext,
  server: CallableServer,
  place: ClaimPlace,
): Promise<ClaimedPlayer> {
  const claim = await findClaim(context, place);
  if (claim === null || claim.method === 'message' || claim.method === 'mail') return { kind: 'not-found' };
  const serverId = String(server.id);
  const isSignature = claim.method === 'signature' && claim.uid !== null;
  const reply = isSignature
    ? await context.gateway.findPlayer({ serverId, uid: claim.uid ?? '' })
    : await context.gateway.findByCode({ serverId, code: claim.code });
  const { retcode, player } = reply;
  if (retcode !== AgentRetcode.OK || player === null) return { kind: isAnswer(retcode) ? 'not-found' : 'silent' };
  if (claim.uid !== null && player.uid !== claim.uid) return { kind: 'not-found' };
  const isEntered = !isSignature || player.signature.toUpperCase().includes(claim.code);
  return isEntered ? { kind: 'player', claim, player } : { kind: 'not-found' };
}
