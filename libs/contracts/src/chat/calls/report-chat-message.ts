import * as v from 'valibot';
import { OutcomeSchema } from '../../protocol/answers/answer';
import { defineCall } from '../../protocol/define-call';
import { extensions } from '../../protocol/extensions';
import { StoredMessageIdSchema } from '../entities/message-id';
import { chatReasonMaxLength } from '../limits';

/**
 * Reports a message to the moderators. A second report by the same member changes nothing (docs/behaviour/chat.md#reports). -1: there is no
 * such message.
 */
export const reportChatMessage = defineCall({
  name: 'reportChatMessage',
  summary: 'Report a chat message',
  host: 'account',
  method: 'POST',
  path: '/api/v2/chat/messages/report',
  credential: 'authorization',
  extension: extensions.chat,
  body: v.object({
    id_message: StoredMessageIdSchema,
    reason: v.pipe(v.optional(v.string(), ''), v.trim(), v.maxLength(chatReasonMaxLength)),
  }),
  response: OutcomeSchema,
});
