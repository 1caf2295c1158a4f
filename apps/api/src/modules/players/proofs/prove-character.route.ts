import { proveCharacter as proveCharacterCall } from '@starhaven/contracts/account';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import { requireSignedIn, requireVisitorAddress } from '../../account';
import type { PlayersContext } from '../players-context';
import { proveCharacter } from './prove-character';

export function proveCharacterRoute(app: FastifyInstance, context: PlayersContext): void {
  registerCall(app, proveCharacterCall, async ({ body, request }) => {
    const { account } = await requireSignedIn(request, context.db);
    const { addressKey } = requireVisitorAddress(request);
    await proveCharacter(context, {
      accountId: account.id,
      serverId: body.server_id,
      code: body.code,
      addressKey,
    });
    context.accountLog.write(request.log, 'character-proven', { outcome: 'ok', uid: account.id, address: addressKey });
    return { retcode: 0, message: 'ok' };
  });
}
