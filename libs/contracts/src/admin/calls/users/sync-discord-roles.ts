import * as v from 'valibot';
import { outcomeWith } from '../../../protocol/answers/answer';
import { defineCall } from '../../../protocol/define-call';
import { adminWrite } from '../admin-call';
import { DiscordRoleReportSchema } from '../../entities/discord-role-report';

/** Adds and removes the role of sponsors on the Discord server now, with at most 20 requests to Discord. Permission `settings.change`. */
export const syncDiscordRoles = defineCall({
  ...adminWrite,
  name: 'syncDiscordRoles',
  summary: 'Compare roles on Discord',
  path: '/api/v2/admin/discord/roles',
  body: v.object({}),
  response: outcomeWith(DiscordRoleReportSchema),
});
