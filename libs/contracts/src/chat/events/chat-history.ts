import { ChatHistorySchema } from '../entities/chat-message';
import { defineServerEvent } from '../../protocol/define-event';

/** The latest messages; they replace the list unless they are empty (docs/behaviour/api.md#heard-by-the-client). */
export const chatHistory = defineServerEvent('chatHistory', ChatHistorySchema);
