import * as v from 'valibot';
import { defineServerEvent } from '../../protocol/define-event';
import { ChatMuteSchema, ChatRoomSchema, IgnoredMemberSchema } from '../entities/chat-room';

/**
 * A change for this member (extension `chat`): a room was paused or resumed, the member's list of ignored members changed, or the member's
 * mute began (or ended: null). Each event has only the changed parts.
 */
export const chatStateChanged = defineServerEvent(
  'chat_state',
  v.object({
    room: v.exactOptional(ChatRoomSchema),
    ignored: v.exactOptional(v.array(IgnoredMemberSchema)),
    mute: v.exactOptional(v.nullable(ChatMuteSchema)),
  }),
);
