import { unlinkSocialLogin as unlinkSocialLoginCall } from '@starhaven/contracts/account';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../../platform/http/calls/register-call';
import type { AccountContext } from '../../account-context';
import { auditChange } from '../../http/audit-change';
import { requireSignedIn } from '../../http/require-signed-in';
import { requirePassword } from '../../passwords/require-password';
import { unlinkSocialLogin } from './unlink-social-login';

export function unlinkSocialLoginRoute(app: FastifyInstance, context: AccountContext): void {
  registerCall(app, unlinkSocialLoginCall, async ({ body, request }) => {
    const { account } = await requireSignedIn(request, context.db);
    await auditChange(context, { request, account, event: 'social-unlinked' }, async () => {
      await requirePassword(context.wrongPasswords, account, body.password);
      await unlinkSocialLogin(context, { accountId: account.id, provider: body.provider });
    });
    return { retcode: 200, message: 'Unlinked' };
  });
}
