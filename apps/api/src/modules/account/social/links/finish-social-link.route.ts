import { finishSocialLink as finishSocialLinkCall } from '@starhaven/contracts/account';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../../platform/http/calls/register-call';
import type { AccountContext } from '../../account-context';
import { auditChange } from '../../http/audit-change';
import { requireSignedIn } from '../../http/require-signed-in';
import { finishSocialLink } from './finish-social-link';

export function finishSocialLinkRoute(app: FastifyInstance, context: AccountContext): void {
  registerCall(app, finishSocialLinkCall, async ({ body, request }) => {
    const signedIn = await requireSignedIn(request, context.db);
    await auditChange(context, { request, account: signedIn.account, event: 'social-linked' }, () =>
      finishSocialLink(context, { ...signedIn, ticket: body.link }),
    );
    return { retcode: 200, message: 'Linked' };
  });
}
