import * as v from 'valibot';
import { outcomeWith } from '../../protocol/answers/answer';
import { defineCall } from '../../protocol/define-call';
import { WireCountSchema, WireIdSchema } from '../../protocol/wire/wire';
import { notificationCall } from './notification-call';

/**
 * Marks one entry as read, or all up to `upTo`. Entries that arrived after the list was shown stay unread. Another account's id has no
 * effect.
 */
export const readNotifications = defineCall({
  ...notificationCall,
  name: 'readNotifications',
  summary: 'Mark notifications as read',
  method: 'POST',
  path: '/api/v2/notifications/read',
  body: v.union([
    v.object({ id: WireIdSchema }),
    /** Unix seconds: `time` of the newest entry that was shown. */
    v.object({ upTo: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
  ]),
  /** `unread`: the number of entries that are still unread. */
  response: outcomeWith(v.object({ unread: WireCountSchema })),
});
