import { startPasskeyLogin as startPasskeyLoginCall } from '@starhaven/contracts/account';
import { LoginRetcode } from '@starhaven/contracts/session';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../../platform/http/calls/register-call';
import type { SecondFactorContext } from '../second-factor-context';
import { startPasskeyLogin } from './start-passkey-login';

export function startPasskeyLoginRoute(app: FastifyInstance, context: SecondFactorContext): void {
  registerCall(app, startPasskeyLoginCall, async ({ body }) => ({
    retcode: LoginRetcode.OK,
    message: 'ok',
    data: { options: await startPasskeyLogin(context, body.challenge) },
  }));
}
