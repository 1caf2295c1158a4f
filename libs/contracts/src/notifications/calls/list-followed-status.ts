import * as v from 'valibot';
import { answerWith } from '../../protocol/answers/answer';
import { defineCall } from '../../protocol/define-call';
import { listOf } from '../../protocol/wire/list-of';
import { WireIdSchema, WireTextSchema } from '../../protocol/wire/wire';
import { notificationCall } from './notification-call';

const FollowedSchema = v.object({
  id: WireIdSchema,
  /** The name of the server, or the title of the incident. */
  name: WireTextSchema,
});
export type Followed = v.InferOutput<typeof FollowedSchema>;

/** docs/behaviour/notifications.md#followed-servers-and-incidents */
export const listFollowedStatus = defineCall({
  ...notificationCall,
  name: 'listFollowedStatus',
  summary: 'Game servers and incidents that the account follows',
  method: 'GET',
  path: '/api/v2/notifications/status',
  response: answerWith(v.object({ servers: listOf(FollowedSchema), incidents: listOf(FollowedSchema) })),
});
