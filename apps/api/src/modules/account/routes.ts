import { editAccount, extensions, getAccount, getLoginHistory } from '@starhaven/contracts';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../platform/http/register-call';
import type { AccountModuleOptions } from './account-module-options';
import { accountToWire } from './account-to-wire';
import { registerCodeRoutes } from './codes/routes';
import { editOwnAccount } from './edit/edit-account';
import { clearLogins, listLogins } from './history/login-history';
import { registerLoginRoutes } from './login/routes';
import { requireAccount } from './sessions/require-account';
import { registerSecondFactorRoutes } from './second-factors/routes';
import { registerSessionRoutes } from './sessions/routes';
import { registerSocialRoutes } from './social/routes';

/** Who somebody is: login, registration, sessions, the account itself (docs/behaviour/api.md#account-calls). */
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
    return { retcode: 200, message: 'ok', data: { account: await accountToWire(db, signedIn), player: [] } };
  });

  const changes = options.limits.create({ name: 'account-changes', max: 10, windowSeconds: 10 * 60 });
  registerCall(app, editAccount, async ({ body, request }) => {
    const { mailer, site, passwordPolicy: policy, wrongPasswords } = options;
    const signedIn = await requireAccount(request, db);
    await editOwnAccount({ db, mailer, site, policy, wrongPasswords, changes }, signedIn, {
      currentPassword: body.password_saveit ?? '',
      name: body.data.name ?? '',
      username: body.data.username ?? '',
      email: body.data.email ?? '',
      password: body.data.password_web ?? '',
      gamePassword: body.data.password_ingame ?? '',
    });
    return { retcode: 200, message: 'Account information updated successfully' };
  });

  registerCall(app, getLoginHistory, async ({ query, request }) => {
    const { account } = await requireAccount(request, db);
    if (query.action === 'clear') await clearLogins(db, account.id);
    return { retcode: 0, message: 'ok', data: await listLogins(db, account.id) };
  });
}
