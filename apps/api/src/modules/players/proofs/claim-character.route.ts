import { claimCharacter as claimCharacterCall } from '@starhaven/contracts/account';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import { requireSignedIn, requireVisitorAddress } from '../../account';
import type { PlayersContext } from '../players-context';
import { claimCharacter } from './claim-character';

export function claimCharacterRoute(app: FastifyInstance, context: PlayersContext): void {
  registerCall(app, claimCharacterCall, async ({ body, request }) => {
    const { account } = await requireSignedIn(request, context.db);
    const { addressKey } = requireVisitorAddress(request);
    const data = await claimCharacter(context, {
      accountId: account.id,
      serverId: body.server_id,
      uid: body.uid,
      addressKey,
    });
    context.accountLog.write(request.log, 'character-claim', {
      outcome: data.method,
      uid: account.id,
      address: addressKey,
    });
    return { retcode: 0, message: 'ok', data };
  });
}
