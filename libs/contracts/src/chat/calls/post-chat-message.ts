import * as v from 'valibot';
import { outcomeWith } from '../../protocol/answers/answer';
import { defineCall } from '../../protocol/define-call';
import { extensions } from '../../protocol/extensions';
import { ChatRoomSlugSchema, publicChatRoom } from '../entities/chat-room';
import { ChatNonceSchema } from '../entities/nonce';
import { chatMessageMaxLength } from '../limits';

/**
 * Sends a message without a live connection, under the rules of `chatReq`. 429 and 403: refused until `timestamp` (0 = no end is known);
 * `message` is the reason (docs/behaviour/chat.md#refused-messages). The same `nonce` again means the same message. -1: there is no such
 * room.
 */
export const postChatMessage = defineCall({
  name: 'postChatMessage',
  summary: 'Send a message to a chat room',
  host: 'account',
  method: 'POST',
  path: '/api/v2/chat/messages',
  credential: 'authorization',
  extension: extensions.chat,
  body: v.object({
    input: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(chatMessageMaxLength)),
    room: v.optional(ChatRoomSlugSchema, publicChatRoom),
    nonce: ChatNonceSchema,
  }),
  response: outcomeWith(v.object({ id_message: v.string(), isPending: v.boolean() })),
});
