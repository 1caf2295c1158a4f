import { extensions } from '@starhaven/contracts/protocol';
import type { FastifyInstance } from 'fastify';
import type { AdminContext } from './admin-context';
import { listAnnouncementsRoute } from './discord/list-announcements.route';
import { syncDiscordRolesRoute } from './discord/sync-discord-roles.route';
import { testAnnouncementRoute } from './discord/test-announcement.route';
import { downloadBackupRoute } from './backups/download-backup.route';
import { getDatabaseStateRoute } from './backups/get-database-state.route';
import { listBackupsRoute } from './backups/list-backups.route';
import { pinBackupRoute } from './backups/pin-backup.route';
import { removeBackupRoute } from './backups/remove-backup.route';
import { getAdminJobRoute } from './jobs/get-admin-job.route';
import { listAdminJobsRoute } from './jobs/list-admin-jobs.route';
import { startAdminJobRoute } from './jobs/start-admin-job.route';
import { createRedeemCodeRoute } from './content/create-redeem-code.route';
import { disableRedeemCodeRoute } from './content/disable-redeem-code.route';
import { listContentReportsRoute } from './content/list-content-reports.route';
import { listRedeemCodesRoute } from './content/list-redeem-codes.route';
import { assignDonationRoute } from './donations/assign-donation.route';
import { listDonationsRoute } from './donations/list-donations.route';
import { refundDonationRoute } from './donations/refund-donation.route';
import { getFirstStepsRoute } from './first-steps/get-first-steps.route';
import { addFleetServerRoute } from './fleet/add-fleet-server.route';
import { changeFleetServerRoute } from './fleet/change-fleet-server.route';
import { changeGameBuildsRoute } from './games/change-game-builds.route';
import { listGameBuildsRoute } from './games/list-game-builds.route';
import { getAdminHandbookRoute } from './handbook/get-admin-handbook.route';
import { uploadHandbookDataRoute } from './handbook/upload-handbook-data.route';
import { listFleetServersRoute } from './fleet/list-fleet-servers.route';
import { removeFleetServerRoute } from './fleet/remove-fleet-server.route';
import { renewServerKeyRoute } from './fleet/renew-server-key.route';
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
import { listAdminIncidentsRoute } from './incidents/list-admin-incidents.route';
import { openIncidentRoute } from './incidents/open-incident.route';
import { planWorkRoute } from './incidents/plan-work.route';
import { updateIncidentRoute } from './incidents/update-incident.route';
import { changePlannedWorkRoute } from './incidents/change-planned-work.route';
import { cancelPlannedWorkRoute } from './incidents/cancel-planned-work.route';

const routes = [
  ...[getAdminAccessRoute, getOverviewRoute, listAuditEntriesRoute, listSettingsRoute, changeSettingsRoute],
  ...[listUsersRoute, getUserRoute, grantRoleRoute, revokeRoleRoute, banUserRoute, liftBanRoute],
  ...[endUserSessionsRoute, sendUserResetRoute, getFirstStepsRoute],
  ...[listFleetServersRoute, addFleetServerRoute, changeFleetServerRoute, renewServerKeyRoute, removeFleetServerRoute],
  ...[listAdminIncidentsRoute, openIncidentRoute, updateIncidentRoute],
  ...[planWorkRoute, changePlannedWorkRoute, cancelPlannedWorkRoute],
  ...[listContentReportsRoute, listRedeemCodesRoute, createRedeemCodeRoute, disableRedeemCodeRoute],
  ...[listDonationsRoute, assignDonationRoute, refundDonationRoute],
  ...[listGameBuildsRoute, changeGameBuildsRoute, getAdminHandbookRoute, uploadHandbookDataRoute],
  ...[listAnnouncementsRoute, testAnnouncementRoute, syncDiscordRolesRoute],
  ...[startAdminJobRoute, listAdminJobsRoute, getAdminJobRoute],
  ...[getDatabaseStateRoute, listBackupsRoute, pinBackupRoute, removeBackupRoute, downloadBackupRoute],
];

/** The calls of staff (docs/behaviour/admin.md). */
export function registerAdminModule(app: FastifyInstance, context: AdminContext): void {
  app.extensions.add(extensions.admin);
  app.addHook('onClose', async () => {
    await context.sampler.stop();
    // Before the jobs, which wait for it.
    await context.links.stop();
    await context.jobs.stop();
    await context.announcer.stop();
    await context.discordRoles.stop();
  });
  context.jobs.start();
  context.links.start();
  context.announcer.start();
  context.discordRoles.start();
  context.sampler.onReading((reading) => context.feed.sendReading(reading));
  context.sampler.start();
  for (const route of routes) route(app, context);
}
