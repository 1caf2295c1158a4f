import { takeSponsorCode as takeSponsorCodeCall } from '@starhaven/contracts/donations';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import { requireSignedIn } from '../../account';
import type { DonationsContext } from '../donations-context';
import { formatCode } from './code-alphabet';
import { takeSponsorCode } from './take-sponsor-code';

export function takeSponsorCodeRoute(app: FastifyInstance, { db }: DonationsContext): void {
  registerCall(app, takeSponsorCodeCall, async ({ body, request }) => {
    const { account } = await requireSignedIn(request, db);
    const code = await takeSponsorCode(db, { accountId: account.id, isThanked: body.isThanked });
    return { retcode: 0, message: 'ok', data: { code: formatCode(code) } };
  });
}
