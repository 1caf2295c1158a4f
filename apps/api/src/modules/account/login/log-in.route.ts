import { logIn as logInCall } from '@starhaven/contracts/session';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import type { CallInput } from '../../../platform/http/calls/register-call';
import type { AccountContext } from '../account-context';
import { auditAttempt } from '../audit/audit-attempt';
import { loginAnswer } from '../http/login-answer';
import { loginOriginOf } from '../http/login-origin-of';
import { puzzleFieldsOf } from '../http/puzzle-fields-of';
import { requireVisitorAddress } from '../http/require-visitor-address';
import { logIn } from './log-in';
import { logInRules } from './log-in-rules';
import type { Credentials } from './prove-identity';

/** Longer than every known entry type. */
const entryTypeMaxLength = 40;

function credentialsOf(body: CallInput<typeof logInCall>['body']): Credentials {
  if ('session' in body) return { kind: 'ticket', ticket: body.session, provider: body.login_type };
  const { username, password, known_device: deviceToken } = body;
  return password === undefined ? { kind: 'guest', username } : { kind: 'password', username, password, deviceToken };
}

export function logInRoute(app: FastifyInstance, context: AccountContext): void {
  registerCall(
    app,
    logInCall,
    async ({ body, request }) => {
      const visitor = requireVisitorAddress(request);
      const entryType = body.enter_type.replace(/[^\w.-]/g, '').slice(0, entryTypeMaxLength);
      const login = await auditAttempt(context, {
        log: request.log,
        event: 'login',
        address: visitor.address,
        uidOf: ({ account }) => account.id,
        work: () =>
          logIn(context, {
            credentials: credentialsOf(body),
            visitor,
            puzzle: puzzleFieldsOf(body),
            origin: { ...loginOriginOf(request, body.known_device), entryType },
            canConfirm: body.second_factor === 'yes',
          }),
      });
      return loginAnswer(context.accessCodes, login);
    },
    { fieldRules: logInRules },
  );
}
