import * as v from 'valibot';
import { OutcomeSchema } from '../../protocol/answers/answer';
import { defineCall } from '../../protocol/define-call';
import { extensions } from '../../protocol/extensions';
import { StoredMessageIdSchema } from '../entities/message-id';

/** For moderators: ends all open reports of a message, and removes the message if `isRemoved` (docs/behaviour/chat.md#reports). -1: there is no open report of it. */
export const settleChatReport = defineCall({
  name: 'settleChatReport',
  summary: 'Settle the reports of a chat message',
  host: 'account',
  method: 'POST',
  path: '/api/v2/chat/reports/settle',
  credential: 'authorization',
  extension: extensions.chat,
  body: v.object({ id_message: StoredMessageIdSchema, isRemoved: v.boolean() }),
  response: OutcomeSchema,
});
