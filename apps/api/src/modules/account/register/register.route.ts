import { register } from '@starhaven/contracts/session';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import type { AccountContext } from '../account-context';
import { auditAttempt } from '../audit/audit-attempt';
import { puzzleFieldsOf } from '../http/puzzle-fields-of';
import { requireVisitorAddress } from '../http/require-visitor-address';
import { registerAccount } from './register-account';
import { registerRules } from './register-rules';

export function registerRoute(app: FastifyInstance, context: AccountContext): void {
  registerCall(
    app,
    register,
    async ({ body, request }) => {
      const { username, email, password } = body;
      const { address, addressKey } = requireVisitorAddress(request);
      await auditAttempt(context, {
        log: request.log,
        event: 'register',
        address,
        uidOf: ({ id }) => id,
        work: () => registerAccount(context, { username, email, password, addressKey, puzzle: puzzleFieldsOf(body) }),
      });
      return { retcode: 0, message: 'Account created' };
    },
    { fieldRules: registerRules(context.passwordPolicy.minLength) },
  );
}
