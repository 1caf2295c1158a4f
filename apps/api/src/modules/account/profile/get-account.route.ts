import { getAccount } from '@starhaven/contracts/account';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import { within } from '../../../platform/work/within';
import type { AccountContext } from '../account-context';
import { requireSignedIn } from '../http/require-signed-in';
import { accountToWire } from './account-to-wire';
import type { ListPlayers, ListedPlayers } from './list-players';

/** The account must not wait for the slowest game server; less than the time for a whole request (docs/security.md#http-limits). */
const playersTimeoutMs = 10_000;

/** The players; none while they cannot be listed: the account is more important. */
async function playersOf(
  list: ListPlayers,
  request: FastifyRequest,
  accountId: number,
  isRefresh: boolean,
): Promise<ListedPlayers & { areAway: boolean }> {
  try {
    return { ...(await within(playersTimeoutMs, () => list(accountId, { isRefresh }))), areAway: false };
  } catch (error) {
    request.log.error({ err: error, uid: accountId }, 'the players of an account could not be listed');
    return { players: [], refreshAgainAt: 0, areAway: true };
  }
}

export function getAccountRoute(app: FastifyInstance, context: AccountContext): void {
  registerCall(app, getAccount, async ({ body, request }) => {
    const signedIn = await requireSignedIn(request, context.db);
    const isRefresh = body.action === 'refresh_player';
    const [account, { players, refreshAgainAt, areAway }] = await Promise.all([
      accountToWire(context, signedIn, { hasExtras: body.extras === 'yes' }),
      playersOf(context.listPlayers, request, signedIn.account.id, isRefresh),
    ]);
    const extras = account.extras && { ...account.extras, refreshAgainAt, arePlayersAway: areAway };
    return {
      retcode: 200,
      message: 'ok',
      data: { account: { ...account, ...(extras && { extras }) }, player: players },
    };
  });
}
