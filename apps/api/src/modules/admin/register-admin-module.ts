import { extensions } from '@starhaven/contracts/protocol';
import type { FastifyInstance } from 'fastify';
import type { AdminContext } from './admin-context';
import { listAuditEntriesRoute } from './audit/list-audit-entries.route';
import { getAdminAccessRoute } from './get-admin-access.route';
import { getOverviewRoute } from './overview/get-overview.route';
import { changeSettingsRoute } from './settings/change-settings.route';
import { listSettingsRoute } from './settings/list-settings.route';
import { banUserRoute } from './users/ban-user.route';
import { endUserSessionsRoute } from './users/end-user-sessions.route';
import { getUserRoute } from './users/get-user.route';
import { grantRoleRoute } from './users/grant-role.route';
import { liftBanRoute } from './users/lift-ban.route';
import { listUsersRoute } from './users/list-users.route';
import { revokeRoleRoute } from './users/revoke-role.route';
import { sendUserResetRoute } from './users/send-user-reset.route';

const routes = [
  ...[getAdminAccessRoute, getOverviewRoute, listAuditEntriesRoute, listSettingsRoute, changeSettingsRoute],
  ...[listUsersRoute, getUserRoute, grantRoleRoute, revokeRoleRoute, banUserRoute, liftBanRoute],
  ...[endUserSessionsRoute, sendUserResetRoute],
];

/** The calls of staff (docs/behaviour/admin.md). */
export function registerAdminModule(app: FastifyInstance, context: AdminContext): void {
  app.extensions.add(extensions.admin);
  app.addHook('onClose', () => context.sampler.stop());
  context.sampler.start();
  for (const route of routes) route(app, context);
}
