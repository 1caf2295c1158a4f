import { syncDiscordRoles as syncDiscordRolesCall } from '@starhaven/contracts/admin';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import { syncRoles } from '../../discord-roles';
import type { AdminContext } from '../admin-context';
import { runStaffWork } from '../guard/run-staff-action';
import { findStaff } from '../http/find-staff';

export function syncDiscordRolesRoute(app: FastifyInstance, context: AdminContext): void {
  registerCall(app, syncDiscordRolesCall, async ({ request }) => {
    const staff = await findStaff(context, request);
    const data = await runStaffWork(
      context,
      { staff, permission: 'settings.change', action: 'discord.roles', subject: 'setting:discordSponsorRole' },
      () => syncRoles(context.discordRoles.context),
    );
    return { retcode: 0, message: 'ok', data };
  });
}
