import * as v from 'valibot';
import { defineClientEvent } from '../../protocol/define-event';
import { WireIdSchema } from '../../protocol/wire/wire';
import { socketTextMaxLength } from '../../protocol/limits';
import { chatMessageMaxLength } from '../limits';
import { ChatRoomSlugSchema } from '../entities/chat-room';
import { ChatNonceSchema } from '../entities/nonce';

/**
 * Sends a message to the public chat, at most 160 characters after trimming; `code` is the user's tokenAPI
 * (docs/behaviour/chat.md#message-rules, docs/behaviour/chat.md#chat-request). A host with the extension `chat` answers a message that has
 * a `nonce` with `chat_result`, and stores it once however often it arrives.
 */
export const sendChatMessage = defineClientEvent(
  'chatReq',
  v.object({
    input: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(chatMessageMaxLength)),
    uid: WireIdSchema,
    code: v.pipe(v.nullish(v.string(), ''), v.maxLength(socketTextMaxLength)),
    nonce: ChatNonceSchema,
    /** Only with the extension `chat`; the public room if absent. */
    room: v.exactOptional(ChatRoomSlugSchema),
  }),
);
