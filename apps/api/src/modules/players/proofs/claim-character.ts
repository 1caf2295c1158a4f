import { AgentRetcode } from '@starhaven/contracts/agent';
import type { CharacterClaim } from '@starhaven/contracts/account';
import { DomainError } from '../../../platform/errors/domain-error';
import { refuseOverLimit } from '../../../platform/limits/refuse-over-limit';
import { toUnixSeconds } from '../../../platform/time/to-unix-seconds';
import type { PlayersContext } from '../players-context';
import { requireCallableServer } from '../require-callable-server';
import { dropClaim, openOrRenewClaim } from './claims';
import { proofMethodsOf } from './proof-methods';

export interface ClaimInput {
  accountId: number;
  serverId: string;
  /** The player's number in the game. */
  uid: string;
  addressKey: string;
}

/**
 * Begins the proof of a character by its number: shows a code to write into the game, or sends one into the game
 * (docs/behaviour/account.md#proofs-of-a-character). The answer does not reveal whether another account owns the character.
 * @throws DomainError invalid-argument, failed-precondition, not-found, rate-limited, unavailable
 */
export async function claimCharacter(
  context: Pick<PlayersContext, 'db' | 'codeKey' | 'gateway' | 'limits'>,
  { accountId, serverId, uid, addressKey }: ClaimInput,
): Promise<CharacterClaim> {
  const { limits, gateway } = context;
  const server = requireCallableServer(context, serverId);
  if (!/^[1-9]\d{0,14}$/.test(uid)) {
    throw new DomainError('invalid-argument', 'A player number has digits only.', { field: 'uid' });
  }
  const [method] = proofMethodsOf(server);
  if (method === undefined) {
    throw new DomainError(
      'failed-precondition',
      'This game server cannot prove characters by itself. Ask the staff to confirm yours.',
    );
  }
  const isSent = method === 'message' || method === 'mail';
  await refuseOverLimit(limits.codesOfAddress, addressKey);
  if (isSent) {
    await refuseOverLimit(limits.codesSentByAccount, String(accountId));
    // Counted for all accounts together: several accounts must not fill one player's mailbox.
    await refuseOverLimit(limits.codesSentToPlayer, `${server.id} ${uid}`);
  } else {
    await refuseOverLimit(limits.codesShown, `${accountId} ${server.id}`);
  }
  const claim = await openOrRenewClaim(context, { accountId, serverId: server.id, uid, method });
  const data = { method, uid, code: isSent ? '' : claim.code, expiresAt: toUnixSeconds(claim.expiresAt) };
  if (!isSent) return data;
  const { retcode } = await gateway.sendCode({ serverId, uid, code: claim.code });
  if (retcode === AgentRetcode.OK) return data;
  // After any other failure the code may have arrived, so it stays valid.
  if (retcode === AgentRetcode.NOT_FOUND) {
    await dropClaim(context.db, claim);
    throw new DomainError(
      'failed-precondition',
      'The game server found no such player. Enter the game, then try again.',
    );
  }
  throw new DomainError(
    'unavailable',
    'The game server did not confirm that it sent the code. Look for it in the game, or try again.',
    { retryAfterSeconds: 30 },
  );
}
