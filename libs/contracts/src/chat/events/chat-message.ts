import { ChatMessageSchema } from '../entities/chat-message';
import { defineServerEvent } from '../../protocol/define-event';

/** A new message. It is appended; the list keeps the latest 100 (docs/behaviour/chat.md#message-rules). */
export const chatMessageSent = defineServerEvent('chatRsp', ChatMessageSchema);
