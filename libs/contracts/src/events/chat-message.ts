import { ChatMessageSchema } from '../entities/chat-message';
import { defineServerEvent } from '../lib/define-event';

/** A new message; appended, the latest 100 kept (docs/behaviour/chat.md#message-rules). */
export const chatMessageSent = defineServerEvent('chatRsp', ChatMessageSchema);
