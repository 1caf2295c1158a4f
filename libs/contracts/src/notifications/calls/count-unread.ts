import * as v from 'valibot';
import { answerWith } from '../../protocol/answers/answer';
import { defineCall } from '../../protocol/define-call';
import { WireCountSchema } from '../../protocol/wire/wire';
import { notificationCall } from './notification-call';

export const countUnread = defineCall({
  ...notificationCall,
  name: 'countUnread',
  summary: 'Number of unread notifications',
  method: 'GET',
  path: '/api/v2/notifications/unread',
  response: answerWith(v.object({ unread: WireCountSchema })),
});
