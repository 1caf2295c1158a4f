import * as v from 'valibot';
import { OutcomeSchema } from '../protocol/answer';
import { defineCall } from '../protocol/define-call';
import { notificationCall } from './notification-call';

/**
 * Follows a game server or an incident, or stops it; 50 of each at most (docs/behaviour/notifications.md#followed-servers-and-incidents).
 * Only what the status page lists can be followed, and no incident that has ended.
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
