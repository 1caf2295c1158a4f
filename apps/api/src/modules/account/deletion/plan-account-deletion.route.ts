import { planAccountDeletion as planAccountDeletionCall } from '@starhaven/contracts/account';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import { toUnixSeconds } from '../../../platform/time/to-unix-seconds';
import type { AccountContext } from '../account-context';
import { auditChange } from '../http/audit-change';
import { requireSignedIn } from '../http/require-signed-in';
import { planAccountDeletion } from './plan-account-deletion';

export function planAccountDeletionRoute(app: FastifyInstance, context: AccountContext): void {
  registerCall(app, planAccountDeletionCall, async ({ body, request }) => {
    const signedIn = await requireSignedIn(request, context.db);
    const deletionAt = await auditChange(
      context,
      { request, account: signedIn.account, event: 'deletion-planned' },
      () => planAccountDeletion(context, { ...signedIn, ...body }),
    );
    return { retcode: 200, message: 'ok', data: { deletionAt: toUnixSeconds(deletionAt) } };
  });
}
