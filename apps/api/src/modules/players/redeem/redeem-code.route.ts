import { redeemCode as redeemCodeCall } from '@starhaven/contracts/account';
import type { FastifyInstance } from 'fastify';
import { isBlank } from '../../../platform/forms/field-rule';
import type { FieldRule } from '../../../platform/forms/field-rule';
import { registerCall } from '../../../platform/http/calls/register-call';
import { requireSignedIn, requireVisitorAddress } from '../../account';
import type { PlayersContext } from '../players-context';
import { redeemCode } from './redeem-code';

/** docs/behaviour/account.md#redeem */
const fieldRules: readonly FieldRule[] = [
  { name: 'code', findFault: (code) => (isBlank(code) ? 'Please enter a redeem code' : null) },
  { name: 'server_id', findFault: (id) => (isBlank(id) ? 'Please select a server' : null) },
  { name: 'uid_player', findFault: (uid) => (isBlank(uid) ? 'Invalid Server' : null) },
];

export function redeemCodeRoute(app: FastifyInstance, context: PlayersContext): void {
  registerCall(
    app,
    redeemCodeCall,
    async ({ body, request }) => {
      const { account } = await requireSignedIn(request, context.db);
      const { addressKey } = requireVisitorAddress(request);
      await redeemCode(context, {
        accountId: account.id,
        code: body.code,
        serverId: body.server_id,
        uid: body.uid_player,
        gameAccountId: body.uid_account,
        addressKey,
      });
      context.accountLog.write(request.log, 'redeem', { outcome: 'ok', uid: account.id, address: addressKey });
      return { retcode: 0, message: 'ok' };
    },
    { fieldRules, errorAnswers: { 'not-found': { status: 200, retcode: -1 } } },
  );
}
