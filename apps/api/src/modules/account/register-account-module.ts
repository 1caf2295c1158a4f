import { extensions } from '@starhaven/contracts/protocol';
import type { FastifyInstance } from 'fastify';
import { createAccountContext } from './account-context';
import type { AccountModuleOptions } from './account-context';
import { verifyEmailRoute } from './email/verify-email.route';
import { forgetPasswordRoute } from './forgot-password/forget-password.route';
import { getLoginHistoryRoute } from './history/get-login-history.route';
import { logInRoute } from './login/log-in.route';
import { endSessionRoute } from './own-sessions/end-session.route';
import { getSessionStateRoute } from './own-sessions/get-session-state.route';
import { listSessionsRoute } from './own-sessions/list-sessions.route';
import { logOutRoute } from './own-sessions/log-out.route';
import { editAccountRoute } from './profile/edit-account.route';
import { getAccountRoute } from './profile/get-account.route';
import { registerRoute } from './register/register.route';
import { registerSecondFactorRoutes } from './second-factors/register-second-factor-routes';
import { registerSocialRoutes } from './social/register-social-routes';

/** The account calls: login, registration, sessions and the account's data (docs/behaviour/api.md#account-calls). */
export function registerAccountModule(app: FastifyInstance, options: AccountModuleOptions): void {
  const context = createAccountContext(options);
  app.extensions.add(extensions.sessions).add(extensions.knownDevices).add(extensions.secondFactors);
  if (context.puzzles) app.extensions.add(extensions.proofOfWork);
  const routes = [
    ...[logInRoute, registerRoute, forgetPasswordRoute, verifyEmailRoute],
    ...[getAccountRoute, editAccountRoute, getLoginHistoryRoute],
    ...[getSessionStateRoute, listSessionsRoute, endSessionRoute, logOutRoute],
  ];
  for (const route of routes) route(app, context);
  registerSecondFactorRoutes(app, context);
  registerSocialRoutes(app, context);
}
