import { disableRedeemCode as disableRedeemCodeCall } from '@starhaven/contracts/admin';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import { runRedeemCommand } from '../../players';
import type { AdminContext } from '../admin-context';
import { asRefusal } from '../guard/as-refusal';
import { runStaffAction } from '../http/run-staff-action';

export function disableRedeemCodeRoute(app: FastifyInstance, context: AdminContext): void {
  registerCall(app, disableRedeemCodeCall, async ({ body, request }) => {
    const { code } = body;
    await runStaffAction(
      context,
      { request, permission: 'codes', action: 'code.disabled', subject: `code:${code}` },
      (tx) => asRefusal(() => runRedeemCommand(tx, { action: 'disable', code })),
    );
    return { retcode: 0, message: 'ok' };
  });
}
