import * as v from 'valibot';
import { defineClientEvent } from '../../protocol/define-event';

/**
 * Asks for the messages of the public chat, answered with `chatHistory` (extension `chat`): our own pages get the history when the chat is
 * opened, and not on joining.
 */
export const openChat = defineClientEvent('chat_open', v.object({ room: v.literal('public') }));
