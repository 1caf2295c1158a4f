import { undoEmailChange as undoEmailChangeCall } from '@starhaven/contracts/account';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import type { AccountContext } from '../account-context';
import { auditAttempt } from '../audit/audit-attempt';
import { requireVisitorAddress } from '../http/require-visitor-address';
import { undoEmailChange } from './undo-email-change';

export function undoEmailChangeRoute(app: FastifyInstance, context: AccountContext): void {
  registerCall(app, undoEmailChangeCall, async ({ body, request }) => {
    const { address, addressKey } = requireVisitorAddress(request);
    await auditAttempt(context, {
      log: request.log,
      event: 'email-undone',
      address,
      uidOf: (accountId) => accountId,
      work: () => undoEmailChange(context, { token: body.undo, addressKey }),
    });
    return { retcode: 0, message: 'Your former address is back. Please set a new password now.' };
  });
}
