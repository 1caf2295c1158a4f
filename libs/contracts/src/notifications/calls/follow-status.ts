import * as v from 'valibot';
import { OutcomeSchema } from '../../protocol/answers/answer';
import { defineCall } from '../../protocol/define-call';
import { notificationCall } from './notification-call';

/**
 * Follows or unfollows a game server or an incident; at most 50 of each (docs/behaviour/notifications.md#followed-servers-and-incidents).
 * Only servers and incidents of the status page can be followed, and only incidents that have not ended.
 */
export const followStatus = defineCall({
  ...notificationCall,
  name: 'followStatus',
  summary: 'Follow a game server or an incident',
  method: 'POST',
  path: '/api/v2/notifications/status',
  body: v.object({
    kind: v.picklist(['server', 'incident']),
    id: v.pipe(v.string(), v.regex(/^\d{1,9}$/)),
    isFollowed: v.boolean(),
  }),
  response: OutcomeSchema,
});
