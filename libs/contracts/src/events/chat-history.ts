import { ChatHistorySchema } from '../entities/chat-message';
import { defineServerEvent } from '../lib/define-event';

/** The latest messages; replaces the list unless empty (spec 1 §7). */
export const chatHistory = defineServerEvent('chatHistory', ChatHistorySchema);
