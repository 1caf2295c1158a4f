import { DomainError } from '../../../platform/errors/domain-error';
import { refuseOverLimit } from '../../../platform/limits/refuse-over-limit';
import type { PlayersContext } from '../players-context';
import { requireCallableServer } from '../require-callable-server';
import { findClaim, openOrRenewClaim } from './claims';
import { proofMethodsOf } from './proof-methods';

/**
 * A code that the player enters in the game (docs/behaviour/account.md#codes-in-the-game). While it is open, the same code is shown again.
 * @throws DomainError failed-precondition when the game takes no codes, rate-limited
 */
export async function showCode(
  context: Pick<PlayersContext, 'db' | 'codeKey' | 'gateway' | 'limits'>,
  { accountId, serverId, addressKey }: { accountId: number; serverId: string; addressKey: string },
): Promise<string> {
  const { limits } = context;
  const server = requireCallableServer(context, serverId);
  const place = { accountId, serverId: server.id };
  await refuseOverLimit(limits.codesShown, `${accountId} ${server.id}`);
  await refuseOverLimit(limits.codesOfAddress, addressKey);
  if (proofMethodsOf(server).includes('console')) {
    const { code } = await openOrRenewClaim(context, { ...place, uid: null, method: 'console' });
    return code;
  }
  // A code to write into the signature, once the player's number is known.
  const claim = await findClaim(context, place);
  if (claim?.method === 'signature') return claim.code;
  throw new DomainError(
    'failed-precondition',
    'This game takes no codes without a player number. Enter the number of your character first.',
  );
}
