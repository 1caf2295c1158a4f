import { confirmSecondFactor as confirmSecondFactorCall } from '@starhaven/contracts/account';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../../platform/http/calls/register-call';
import type { AccountContext } from '../../account-context';
import { auditAttempt } from '../../audit/audit-attempt';
import { loginAnswer } from '../../http/login-answer';
import { loginOriginOf } from '../../http/login-origin-of';
import { confirmSecondFactor } from './confirm-second-factor';

export function confirmSecondFactorRoute(app: FastifyInstance, context: AccountContext): void {
  registerCall(app, confirmSecondFactorCall, async ({ body, request }) => {
    const origin = loginOriginOf(request, body.known_device);
    const login = await auditAttempt(context, {
      log: request.log,
      event: 'login',
      address: origin.address,
      uidOf: ({ account }) => account.id,
      work: () => confirmSecondFactor(context, { proof: body, origin }),
    });
    return loginAnswer(context.accessCodes, login);
  });
}
