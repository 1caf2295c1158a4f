import * as v from 'valibot';
import { OutcomeSchema } from '../../../protocol/answers/answer';
import { defineCall } from '../../../protocol/define-call';
import { adminWrite, reasonOf } from '../admin-call';
import { ServerAddressSchema, EntryHintSchema } from '../../settings/server-address';

/** Changes the given fields. Setting only the maintenance needs the permission `fleet.act`, everything else `fleet.change`. */
export const changeFleetServer = defineCall({
  ...adminWrite,
  name: 'changeFleetServer',
  summary: 'Change a game server',
  path: '/api/v2/admin/servers/change',
  body: v.object({
    slug: v.pipe(v.string(), v.nonEmpty(), v.maxLength(40)),
    name: v.optional(reasonOf(60)),
    privacy: v.optional(v.picklist(['public', 'beta', 'testing', 'internal'])),
    /** An empty text ends the maintenance. */
    maintenance: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200))),
    address: v.optional(ServerAddressSchema),
    entry: v.optional(EntryHintSchema),
    isDisabled: v.optional(v.boolean()),
  }),
  response: OutcomeSchema,
});
