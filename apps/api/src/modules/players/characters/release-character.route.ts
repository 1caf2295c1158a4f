import { releaseCharacter as releaseCharacterCall } from '@starhaven/contracts/account';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import { requireSignedIn } from '../../account';
import type { PlayersContext } from '../players-context';
import { releaseCharacter } from './release-character';

export function releaseCharacterRoute(app: FastifyInstance, context: PlayersContext): void {
  registerCall(
    app,
    releaseCharacterCall,
    async ({ body, request }) => {
      const { account } = await requireSignedIn(request, context.db);
      await releaseCharacter(context.db, { accountId: account.id, serverId: body.server_id });
      context.log.info({ event: 'character-released', uid: account.id, serverId: body.server_id }, 'account event');
      return { retcode: 0, message: 'ok' };
    },
    { errorAnswers: { 'not-found': { status: 200, retcode: -1 } } },
  );
}
