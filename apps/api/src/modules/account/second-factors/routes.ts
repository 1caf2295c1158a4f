import {
  addPasskey,
  confirmTotp,
  getAccountSecurity,
  removePasskey,
  removeTotp,
  renewRecoveryCodes,
  startPasskey,
  startTotp,
} from '@starhaven/contracts';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/register-call';
import type { CallInput } from '../../../platform/http/register-call';
import { requireAccount } from '../sessions/require-account';
import { confirmAuthenticator, removeAuthenticator, renewCodes, startAuthenticator } from './authenticator-app';
import { getSecurity } from './get-security';
import { addNewPasskey, removeOwnPasskey, startNewPasskey } from './passkeys';
import type { SecondFactorContext } from './second-factor-context';

type Request = CallInput<typeof getAccountSecurity>['request'];

const ok = { retcode: 200, message: 'ok' };

/** Second factors of an account that is logged in (extension `second-factors`). */
export function registerSecondFactorRoutes(app: FastifyInstance, context: SecondFactorContext): void {
  const ownerOf = async (request: Request) => (await requireAccount(request, context.db)).account;
  registerCall(app, getAccountSecurity, async ({ request }) => ({
    ...ok,
    data: await getSecurity(context.db, await ownerOf(request)),
  }));
  registerCall(app, startTotp, async ({ request, body }) => ({
    ...ok,
    data: await startAuthenticator(context, await ownerOf(request), body.password),
  }));
  registerCall(app, confirmTotp, async ({ request, body }) => ({
    ...ok,
    data: { recoveryCodes: await confirmAuthenticator(context, await ownerOf(request), body.code) },
  }));
  registerCall(app, removeTotp, async ({ request, body }) => {
    await removeAuthenticator(context, await ownerOf(request), body.password);
    return ok;
  });
  registerCall(app, renewRecoveryCodes, async ({ request, body }) => ({
    ...ok,
    data: { recoveryCodes: await renewCodes(context, await ownerOf(request), body.password) },
  }));
  registerCall(app, startPasskey, async ({ request, body }) => ({
    ...ok,
    data: { options: await startNewPasskey(context, await ownerOf(request), body.password) },
  }));
  registerCall(app, addPasskey, async ({ request, body }) => {
    const account = await ownerOf(request);
    const recoveryCodes = await addNewPasskey(context, account, { name: body.name, responseJson: body.response });
    return { ...ok, data: { recoveryCodes } };
  });
  registerCall(app, removePasskey, async ({ request, body }) => {
    await removeOwnPasskey(context, await ownerOf(request), body);
    return ok;
  });
}
