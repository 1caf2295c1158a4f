import * as v from 'valibot';
import { OutcomeSchema } from '../../protocol/answers/answer';
import { defineCall } from '../../protocol/define-call';
import { notificationCall } from './notification-call';

/** Follows a tag, or stops following it; 50 at most (docs/behaviour/notifications.md#followed-tags). */
export const followTag = defineCall({
  ...notificationCall,
  name: 'followTag',
  summary: 'Follow a tag of questions',
  method: 'POST',
  path: '/api/v2/notifications/tags',
  body: v.object({ tag: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(40)), isFollowed: v.boolean() }),
  response: OutcomeSchema,
});
