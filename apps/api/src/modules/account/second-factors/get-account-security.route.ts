import { getAccountSecurity } from '@starhaven/contracts/account';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import { requireSignedIn } from '../http/require-signed-in';
import { listSessions } from '../own-sessions/list-sessions';
import type { SecondFactorContext } from './second-factor-context';
import { getSecurity } from './get-security';

export function getAccountSecurityRoute(app: FastifyInstance, { db }: SecondFactorContext): void {
  registerCall(app, getAccountSecurity, async ({ query, request }) => {
    const signedIn = await requireSignedIn(request, db);
    const [security, sessions] = await Promise.all([
      getSecurity(db, signedIn.account),
      query.sessions === 'yes' ? listSessions(db, signedIn) : undefined,
    ]);
    return { retcode: 200, message: 'ok', data: { ...security, ...(sessions && { sessions }) } };
  });
}
