import * as v from 'valibot';
import { OutcomeSchema } from '../../protocol/answers/answer';
import { defineCall } from '../../protocol/define-call';
import { extensions } from '../../protocol/extensions';
import { StoredMessageIdSchema } from '../entities/message-id';

/** For moderators: shows or removes a message that waits for approval (docs/behaviour/chat.md#approval). -1: the message does not wait. */
export const decideChatMessage = defineCall({
  name: 'decideChatMessage',
  summary: 'Approve or reject a waiting chat message',
  host: 'account',
  method: 'POST',
  path: '/api/v2/chat/messages/decide',
  credential: 'authorization',
  extension: extensions.chat,
  body: v.object({ id_message: StoredMessageIdSchema, isApproved: v.boolean() }),
  response: OutcomeSchema,
});
