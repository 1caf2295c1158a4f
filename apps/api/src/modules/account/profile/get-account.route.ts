import { getAccount } from '@starhaven/contracts/account';
import type { Delivery } from '@starhaven/contracts/account';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import { withTimeout } from '../../../platform/work/with-timeout';
import type { AccountContext } from '../account-context';
import { requireSignedIn } from '../http/require-signed-in';
import { accountToWire } from './account-to-wire';
import type { ListDeliveries, ListPlayers, ListedPlayers } from './list-players';

/** A slow game server must not delay the account; less than the time for a whole request (docs/security.md#http-limits). */
const playersTimeoutMs = 10_000;

/** The players; an empty list while they cannot be read, because the account is shown anyway. */
async function playersOf(
  list: ListPlayers,
  request: FastifyRequest,
  accountId: number,
  isRefresh: boolean,
): Promise<ListedPlayers & { areAway: boolean }> {
  try {
    return { ...(await withTimeout(playersTimeoutMs, () => list(accountId, { isRefresh }))), areAway: false };
  } catch (error) {
    request.log.error({ err: error, uid: accountId }, 'the players of an account could not be listed');
    return { players: [], refreshAgainAt: 0, areAway: true };
  }
}

/** The rewards; undefined while they cannot be listed. */
async function deliveriesOf(
  list: ListDeliveries,
  request: FastifyRequest,
  accountId: number,
): Promise<Delivery[] | undefined> {
  try {
    return await list(accountId);
  } catch (error) {
    request.log.error({ err: error, uid: accountId }, 'the rewards of an account could not be listed');
    return undefined;
  }
}

export function getAccountRoute(app: FastifyInstance, context: AccountContext): void {
  registerCall(app, getAccount, async ({ body, request }) => {
    const signedIn = await requireSignedIn(request, context.db);
    const isRefresh = body.action === 'refresh_player';
    const { listDeliveries } = context;
    const asksDeliveries = body.deliveries === 'yes' && listDeliveries !== undefined;
    const [account, { players, refreshAgainAt, areAway }, deliveries] = await Promise.all([
      accountToWire(context, signedIn, { hasExtras: body.extras === 'yes' }),
      playersOf(context.listPlayers, request, signedIn.account.id, isRefresh),
      asksDeliveries ? deliveriesOf(listDeliveries, request, signedIn.account.id) : undefined,
    ]);
    const extras = account.extras && { ...account.extras, refreshAgainAt, arePlayersAway: areAway };
    return {
      retcode: 200,
      message: 'ok',
      data: { account: { ...account, ...(extras && { extras }) }, player: players, ...(deliveries && { deliveries }) },
    };
  });
}
