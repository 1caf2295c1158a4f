import * as v from 'valibot';
import { answerWith } from '../../protocol/answers/answer';
import { defineCall } from '../../protocol/define-call';
import { extensions } from '../../protocol/extensions';
import { ChatMuteSchema, IgnoredMemberSchema } from '../entities/chat-room';
import { chatPageEntries, chatPageQuery } from './list-chat-messages';

/**
 * A room as one member sees it: without messages of ignored members, and with the member's own messages that wait for approval. Moderators
 * see all waiting messages. -1: there is no such room.
 */
export const getOwnChat = defineCall({
  name: 'getOwnChat',
  summary: 'A chat room as the account sees it',
  host: 'account',
  method: 'GET',
  path: '/api/v2/chat/own',
  credential: 'authorization',
  extension: extensions.chat,
  query: chatPageQuery,
  response: answerWith(
    v.object({
      ...chatPageEntries,
      canModerate: v.boolean(),
      ignored: v.array(IgnoredMemberSchema),
      /** null: the account may write. */
      mute: v.nullable(ChatMuteSchema),
      /** Unix seconds when the account may send its next message; 0 = now. */
      pauseEnds: v.number(),
    }),
  ),
});
