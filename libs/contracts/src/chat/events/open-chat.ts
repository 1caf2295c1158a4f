import * as v from 'valibot';
import { defineClientEvent } from '../../protocol/define-event';
import { ChatRoomSlugSchema } from '../entities/chat-room';

/**
 * Asks for the messages of a room; the answer is `chatHistory` (extension `chat`). Our own pages get the history when the chat is opened,
 * not when they join. From then on the connection also gets the new messages of this room, until it opens another one. It always gets those
 * of the public room.
 */
export const openChat = defineClientEvent('chat_open', v.object({ room: ChatRoomSlugSchema }));
