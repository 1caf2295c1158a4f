import { ChatMessageSchema } from '../entities/chat-message';
import { defineServerEvent } from '../../protocol/define-event';

/** A new message; it is appended, and the latest 100 are kept (docs/behaviour/chat.md#message-rules). */
export const chatMessageSent = defineServerEvent('chatRsp', ChatMessageSchema);
