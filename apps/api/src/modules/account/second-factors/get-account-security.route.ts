import { getAccountSecurity } from '@starhaven/contracts/account';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import { requireSignedIn } from '../http/require-signed-in';
import type { SecondFactorContext } from './second-factor-context';
import { getSecurity } from './get-security';

export function getAccountSecurityRoute(app: FastifyInstance, context: SecondFactorContext): void {
  registerCall(app, getAccountSecurity, async ({ request }) => {
    const { account } = await requireSignedIn(request, context.db);
    return { retcode: 200, message: 'ok', data: await getSecurity(context.db, account) };
  });
}
