import { findOnServer } from '@starhaven/contracts/account';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import { requireSignedIn, requireVisitorAddress } from '../../account';
import { limitWithTimestamp } from '../http/limit-with-timestamp';
import { searchAnswers } from '../http/search-answers';
import type { PlayersContext } from '../players-context';
import { showCode } from '../proofs/show-code';
import { startSearch } from './start-search';

export function findOnServerRoute(app: FastifyInstance, context: PlayersContext): void {
  registerCall(app, findOnServer, async ({ query, request }) => {
    const { account } = await requireSignedIn(request, context.db);
    const { addressKey } = requireVisitorAddress(request);
    const asked = { accountId: account.id, serverId: query.id_server, addressKey };
    return limitWithTimestamp(async () =>
      query.type === 'code_server'
        ? { retcode: 0, message: 'ok', data: await showCode(context, asked) }
        : searchAnswers[await startSearch(context, asked)],
    );
  });
}
