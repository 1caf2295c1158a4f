import * as v from 'valibot';
import { defineClientEvent } from '../../protocol/define-event';
import { ChatRoomSlugSchema } from '../entities/chat-room';

/**
 * Requests the messages of a room; the answer is `chatHistory` (extension `chat`). Our own pages request the history when the chat is
 * opened, not when they join. After this the connection also receives the new messages of this room, until it opens another one. It always
 * receives those of the public room.
 */
export const openChat = defineClientEvent('chat_open', v.object({ room: ChatRoomSlugSchema }));
