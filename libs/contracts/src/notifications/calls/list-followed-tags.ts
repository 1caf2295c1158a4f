import { answerWith } from '../../protocol/answers/answer';
import { defineCall } from '../../protocol/define-call';
import { WireTextListSchema } from '../../protocol/wire/wire';
import { notificationCall } from './notification-call';

/** docs/behaviour/notifications.md#followed-tags */
export const listFollowedTags = defineCall({
  ...notificationCall,
  name: 'listFollowedTags',
  summary: 'Tags of questions that the account follows',
  method: 'GET',
  path: '/api/v2/notifications/tags',
  response: answerWith(WireTextListSchema),
});
