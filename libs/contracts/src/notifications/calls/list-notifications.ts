import * as v from 'valibot';
import { answerWith } from '../../protocol/answers/answer';
import { defineCall } from '../../protocol/define-call';
import { listOf } from '../../protocol/wire/list-of';
import { WireCountSchema, WireIntegerSchema, WireTextSchema } from '../../protocol/wire/wire';
import { NotificationSchema } from '../entities/notification';
import { notificationCall } from './notification-call';

/** The newest first, 20 per page (docs/behaviour/notifications.md#entries). */
export const listNotifications = defineCall({
  ...notificationCall,
  name: 'listNotifications',
  summary: 'Notifications of the account',
  method: 'GET',
  path: '/api/v2/notifications',
  query: v.object({
    /** `next` of the previous page. */
    after: v.optional(v.pipe(v.string(), v.maxLength(60))),
    /** At most 50. */
    limit: v.optional(v.pipe(WireIntegerSchema, v.minValue(1))),
  }),
  response: answerWith(listOf(NotificationSchema), {
    /** Leads to the next page; empty after the last one. */
    next: v.optional(WireTextSchema, ''),
    /** Unread entries of all pages. */
    unread: v.optional(WireCountSchema, 0),
  }),
});
