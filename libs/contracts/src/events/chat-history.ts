import { ChatHistorySchema } from '../entities/chat-message';
import { defineServerEvent } from '../lib/define-event';

/** The latest messages; replaces the list unless empty (docs/behaviour/api.md#heard-by-the-client). */
export const chatHistory = defineServerEvent('chatHistory', ChatHistorySchema);
