import type { FastifyInstance } from 'fastify';
import type { AccountContext } from '../account-context';
import { confirmTotpRoute } from './authenticator/confirm-totp.route';
import { removeTotpRoute } from './authenticator/remove-totp.route';
import { startTotpRoute } from './authenticator/start-totp.route';
import { confirmSecondFactorRoute } from './confirmation/confirm-second-factor.route';
import { startPasskeyLoginRoute } from './confirmation/start-passkey-login.route';
import { getAccountSecurityRoute } from './get-account-security.route';
import { addPasskeyRoute } from './passkeys/add-passkey.route';
import { removePasskeyRoute } from './passkeys/remove-passkey.route';
import { startPasskeyRoute } from './passkeys/start-passkey.route';
import { renewRecoveryCodesRoute } from './recovery-codes/renew-recovery-codes.route';

/** The second factors of an account, and logins that wait for one (extension `second-factors`). */
export function registerSecondFactorRoutes(app: FastifyInstance, context: AccountContext): void {
  for (const route of [getAccountSecurityRoute, startTotpRoute, startPasskeyRoute, startPasskeyLoginRoute]) {
    route(app, context.secondFactors);
  }
  const changes = [
    ...[confirmTotpRoute, removeTotpRoute, addPasskeyRoute, removePasskeyRoute],
    ...[renewRecoveryCodesRoute, confirmSecondFactorRoute],
  ];
  for (const route of changes) route(app, context);
}
