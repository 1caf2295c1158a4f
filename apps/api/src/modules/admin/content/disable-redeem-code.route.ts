import { disableRedeemCode as disableRedeemCodeCall } from '@starhaven/contracts/admin';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import { disableRedeemCode } from '../../players';
import type { AdminContext } from '../admin-context';
import { refuseMissing } from '../http/refuse-missing';
import { runStaffAction } from '../guard/run-staff-action';
import { findStaff } from '../http/find-staff';

export function disableRedeemCodeRoute(app: FastifyInstance, context: AdminContext): void {
  registerCall(
    app,
    disableRedeemCodeCall,
    async ({ body, request }) => {
      const { code } = body;
      const staff = await findStaff(context, request);
      await runStaffAction(
        context,
        { staff, permission: 'codes', action: 'code.disabled', subject: `code:${code}` },
        (tx) => disableRedeemCode(tx, { code }),
      );
      return { retcode: 0, message: 'ok' };
    },
    { errorAnswers: refuseMissing },
  );
}
