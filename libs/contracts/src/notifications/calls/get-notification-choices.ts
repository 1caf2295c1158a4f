import * as v from 'valibot';
import { answerWith } from '../../protocol/answers/answer';
import { defineCall } from '../../protocol/define-call';
import { listOf } from '../../protocol/wire/list-of';
import { WireFlagSchema } from '../../protocol/wire/wire';
import { NotificationChoiceSchema } from '../entities/notification-choice';
import { notificationCall } from './notification-call';

/** The choice for each kind, including defaults (docs/behaviour/notifications.md#choices). */
export const getNotificationChoices = defineCall({
  ...notificationCall,
  name: 'getNotificationChoices',
  summary: 'What the account is notified of',
  method: 'GET',
  path: '/api/v2/notifications/choices',
  /** `canMail`: the account has a confirmed address; otherwise no mail is sent. */
  response: answerWith(v.object({ choices: listOf(NotificationChoiceSchema), canMail: WireFlagSchema })),
});
