import * as v from 'valibot';
import { defineClientEvent } from '../lib/define-event';
import { WireIdSchema } from '../lib/wire';
import { chatMessageMaxLength, socketTextMaxLength } from '../limits';

/**
 * Says something in the public chat, at most 160 characters after trimming; `code` is the user's tokenAPI
 * (docs/behaviour/chat.md#message-rules, docs/behaviour/chat.md#chat-request).
 */
export const sendChatMessage = defineClientEvent(
  'chatReq',
  v.object({
    input: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(chatMessageMaxLength)),
    uid: WireIdSchema,
    code: v.pipe(v.nullish(v.string(), ''), v.maxLength(socketTextMaxLength)),
  }),
);
