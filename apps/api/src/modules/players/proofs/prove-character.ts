import { DomainError } from '../../../platform/errors/domain-error';
import { refuseOverLimit } from '../../../platform/limits/refuse-over-limit';
import type { PlayersContext } from '../players-context';
import { requireCallableServer } from '../require-callable-server';
import { bindClaimed } from './bind-character';
import { tryClaim } from './claims';

export interface ProofInput {
  accountId: number;
  serverId: string;
  code: string;
  addressKey: string;
}

/**
 * Gives the account the character whose player received this code in the game.
 * @throws DomainError wrong-credentials for a wrong, expired, used or foreign code, already-exists, rate-limited, failed-precondition
 */
export async function proveCharacter(
  context: Pick<PlayersContext, 'db' | 'codeKey' | 'gateway' | 'limits'>,
  { accountId, serverId, code, addressKey }: ProofInput,
): Promise<void> {
  const { db, gateway, limits } = context;
  const server = requireCallableServer(context, serverId);
  await refuseOverLimit(limits.codeEntries, `account ${accountId}`);
  await refuseOverLimit(limits.codeEntries, `address ${addressKey}`);
  const claim = await tryClaim(context, { accountId, serverId: server.id }, code);
  const isSent = claim?.method === 'message' || claim?.method === 'mail';
  // A code that the site itself shows proves nothing when it is typed into the site.
  if (claim === null || claim.uid === null || !isSent) {
    throw new DomainError('wrong-credentials', 'Invalid verification code.');
  }
  const { uid } = claim;
  const { player } = await gateway.findPlayer({ serverId, uid });
  await bindClaimed(db, claim, player?.uid === uid ? player : { uid });
}
