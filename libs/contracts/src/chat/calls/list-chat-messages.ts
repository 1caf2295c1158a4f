import * as v from 'valibot';
import { answerWith } from '../../protocol/answers/answer';
import { defineCall } from '../../protocol/define-call';
import { extensions } from '../../protocol/extensions';
import { ChatRoomSchema, ChatRoomSlugSchema, publicChatRoom, ShownChatMessageSchema } from '../entities/chat-room';

export const chatPageEntries = {
  /** Oldest first, at most 100. */
  messages: v.array(ShownChatMessageSchema),
  room: ChatRoomSchema,
  /** All rooms, the public one first. */
  rooms: v.array(ChatRoomSchema),
};

export const chatPageQuery = v.object({ room: v.optional(ChatRoomSlugSchema, publicChatRoom) });

/** A room as everybody may read it (docs/behaviour/chat.md#reading). -1: there is no such room. */
export const listChatMessages = defineCall({
  name: 'listChatMessages',
  summary: 'The latest messages of a chat room',
  host: 'account',
  method: 'GET',
  path: '/api/v2/chat/messages',
  extension: extensions.chat,
  query: chatPageQuery,
  response: answerWith(v.object(chatPageEntries)),
});
