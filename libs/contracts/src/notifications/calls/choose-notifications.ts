import * as v from 'valibot';
import { OutcomeSchema } from '../../protocol/answers/answer';
import { defineCall } from '../../protocol/define-call';
import { NotificationChoiceSchema } from '../entities/notification-choice';
import { notificationKinds } from '../entities/notification-kinds';
import { notificationCall } from './notification-call';

/** Stores the given choices; the others stay unchanged (docs/behaviour/notifications.md#choices). */
export const chooseNotifications = defineCall({
  ...notificationCall,
  name: 'chooseNotifications',
  summary: 'Choose what the account is notified of',
  method: 'POST',
  path: '/api/v2/notifications/choices',
  body: v.object({ choices: v.pipe(v.array(NotificationChoiceSchema), v.maxLength(notificationKinds.length)) }),
  response: OutcomeSchema,
});
