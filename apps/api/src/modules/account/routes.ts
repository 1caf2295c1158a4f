import { extensions, getAccount, getLoginHistory } from '@starhaven/contracts';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../platform/http/register-call';
import type { AccountModuleOptions } from './account-module-options';
import { accountToWire } from './account-to-wire';
import { registerCodeRoutes } from './codes/routes';
import { clearLogins, listLogins } from './history/login-history';
import { registerLoginRoutes } from './login/routes';
import { requireAccount } from './sessions/require-account';
import { registerSecondFactorRoutes } from './second-factors/routes';
import { registerSessionRoutes } from './sessions/routes';
import { registerSocialRoutes } from './social/routes';

/** Who somebody is: login, registration, sessions, the account itself (spec 1 §2, §7). */
export function registerAccountModule(app: FastifyInstance, options: AccountModuleOptions): void {
  const { db } = options;
  app.extensions.add(extensions.sessions).add(extensions.knownDevices).add(extensions.secondFactors);
  if (options.puzzles) app.extensions.add(extensions.proofOfWork);
  registerLoginRoutes(app, options);
  registerSessionRoutes(app, db);
  registerSecondFactorRoutes(app, options.secondFactors);
  registerCodeRoutes(app, options);
  registerSocialRoutes(app, options);

  registerCall(app, getAccount, async ({ request }) => {
    const signedIn = await requireAccount(request, db);
    return { retcode: 0, message: 'ok', data: { account: await accountToWire(db, signedIn), player: [] } };
  });

  registerCall(app, getLoginHistory, async ({ query, request }) => {
    const { account } = await requireAccount(request, db);
    if (query.action === 'clear') await clearLogins(db, account.id);
    return { retcode: 0, message: 'ok', data: await listLogins(db, account.id) };
  });
}
