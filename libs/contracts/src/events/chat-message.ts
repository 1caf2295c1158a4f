import { ChatMessageSchema } from '../entities/chat-message';
import { defineServerEvent } from '../lib/define-event';

/** A new message; appended, the latest 100 kept (spec 1 §7). */
export const chatMessageSent = defineServerEvent('chatRsp', ChatMessageSchema);
