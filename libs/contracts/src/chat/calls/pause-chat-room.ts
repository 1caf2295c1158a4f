import * as v from 'valibot';
import { OutcomeSchema } from '../../protocol/answers/answer';
import { defineCall } from '../../protocol/define-call';
import { extensions } from '../../protocol/extensions';
import { ChatRoomSlugSchema } from '../entities/chat-room';
import { chatReasonMaxLength } from '../limits';

/** For moderators: only they can write in a paused room (docs/behaviour/chat.md#paused-rooms). -1: there is no such room. */
export const pauseChatRoom = defineCall({
  name: 'pauseChatRoom',
  summary: 'Pause or resume a chat room',
  host: 'account',
  method: 'POST',
  path: '/api/v2/chat/rooms/pause',
  credential: 'authorization',
  extension: extensions.chat,
  body: v.object({
    room: ChatRoomSlugSchema,
    isPaused: v.boolean(),
    reason: v.pipe(v.optional(v.string(), ''), v.trim(), v.maxLength(chatReasonMaxLength)),
  }),
  response: OutcomeSchema,
});
