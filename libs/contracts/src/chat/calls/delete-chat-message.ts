import * as v from 'valibot';
import { OutcomeSchema } from '../../protocol/answers/answer';
import { defineCall } from '../../protocol/define-call';
import { extensions } from '../../protocol/extensions';
import { StoredMessageIdSchema } from '../entities/message-id';

/**
 * Deletes a message: members their own, moderators any (docs/behaviour/chat.md#removing-messages). -1: there is no such message, or it
 * belongs to another member.
 */
export const deleteChatMessage = defineCall({
  name: 'deleteChatMessage',
  summary: 'Delete a chat message',
  host: 'account',
  method: 'POST',
  path: '/api/v2/chat/messages/delete',
  credential: 'authorization',
  extension: extensions.chat,
  body: v.object({ id_message: StoredMessageIdSchema }),
  response: OutcomeSchema,
});
