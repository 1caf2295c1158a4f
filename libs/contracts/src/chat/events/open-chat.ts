import * as v from 'valibot';
import { defineClientEvent } from '../../protocol/define-event';
import { ChatRoomSlugSchema } from '../entities/chat-room';

/**
 * Asks for the messages of a room, answered with `chatHistory` (extension `chat`): our own pages get the history when the chat is opened,
 * and not on joining. From then on the connection also gets the room's new messages. It always gets those of the public room, and of
 * the other rooms only those of the one that it opened last.
 */
export const openChat = defineClientEvent('chat_open', v.object({ room: ChatRoomSlugSchema }));
