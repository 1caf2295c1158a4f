import { extensions } from '@starhaven/contracts/protocol';
import type { FastifyInstance } from 'fastify';
import { setAccessCodeRoute } from './access-code/set-access-code.route';
import { createAccountContext } from './account-context';
import type { AccountContext, AccountModuleOptions } from './account-context';
import { allowLoginRoute } from './addresses/allow-login.route';
import { createApiKeyRoute } from './api-keys/create-api-key.route';
import { getApiKeyAccessRoute } from './api-keys/get-api-key-access.route';
import { listApiKeysRoute } from './api-keys/list-api-keys.route';
import { revokeApiKeyRoute } from './api-keys/revoke-api-key.route';
import { getAvatarRoute } from './avatar/get-avatar.route';
import { planAccountDeletionRoute } from './deletion/plan-account-deletion.route';
import { exportAccountRoute } from './export/export-account.route';
import { linkDeviceRoute } from './devices/link-device.route';
import { listDevicesRoute } from './devices/list-devices.route';
import { undoEmailChangeRoute } from './email/undo-email-change.route';
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

/** Registers the calls of accounts (docs/behaviour/api.md#account-calls); returns the dependencies of their verbs. */
export function registerAccountModule(app: FastifyInstance, options: AccountModuleOptions): AccountContext {
  const context = createAccountContext(options);
  app.extensions.add(extensions.sessions).add(extensions.knownDevices).add(extensions.secondFactors);
  app.extensions.add(extensions.accountExtras).add(extensions.accountExport).add(extensions.accountDeletion);
  app.extensions.add(extensions.securitySessions).add(extensions.apiKeys).add(extensions.avatars);
  if (context.listDeliveries) app.extensions.add(extensions.accountDeliveries);
  if (context.puzzles) app.extensions.add(extensions.proofOfWork);
  const routes = [
    ...[logInRoute, registerRoute, forgetPasswordRoute, verifyEmailRoute],
    ...[getAccountRoute, editAccountRoute, undoEmailChangeRoute, getLoginHistoryRoute],
    ...[exportAccountRoute, planAccountDeletionRoute],
    ...[listApiKeysRoute, createApiKeyRoute, revokeApiKeyRoute, getApiKeyAccessRoute],
    ...[allowLoginRoute, setAccessCodeRoute, listDevicesRoute, linkDeviceRoute],
    ...[getSessionStateRoute, listSessionsRoute, endSessionRoute, logOutRoute],
  ];
  for (const route of routes) route(app, context);
  getAvatarRoute(app, context);
  registerSecondFactorRoutes(app, context);
  registerSocialRoutes(app, context);
  return context;
}
