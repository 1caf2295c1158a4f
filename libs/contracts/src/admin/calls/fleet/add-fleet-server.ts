import * as v from 'valibot';
import { outcomeWith } from '../../../protocol/answers/answer';
import { defineCall } from '../../../protocol/define-call';
import { adminWrite, reasonOf } from '../admin-call';
import { ServerKeySchema } from '../../entities/admin-server';
import { ServerAddressSchema, EntryHintSchema } from '../../settings/server-address';

/** Adds a game server with an agent. Only this answer contains its key (docs/behaviour/admin.md#fleet). Permission `fleet.change`. */
export const addFleetServer = defineCall({
  ...adminWrite,
  name: 'addFleetServer',
  summary: 'Add a game server',
  path: '/api/v2/admin/servers/add',
  body: v.object({
    name: reasonOf(60),
    /** If it is missing, it is made from the name. */
    slug: v.optional(v.pipe(v.string(), v.trim(), v.regex(/^([a-z\d][a-z\d-]{1,39})?$/))),
    game: v.picklist(['genshin-impact', 'honkai-star-rail', 'blue-archive']),
    privacy: v.optional(v.picklist(['public', 'beta', 'testing', 'internal']), 'public'),
    address: v.optional(ServerAddressSchema, ''),
    entry: v.optional(EntryHintSchema, ''),
    engine: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(60)), ''),
  }),
  response: outcomeWith(ServerKeySchema),
});
