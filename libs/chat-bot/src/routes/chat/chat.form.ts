import { chatMessageMaxLength, chatReasonMaxLength, ChatRoomSlugSchema } from '@starhaven/contracts/chat';
import { NonceSchema } from '@starhaven/contracts/protocol';
import * as v from 'valibot';
import { muteTimes } from '../../moderation/mute-times';

const IdSchema = v.pipe(v.string(), v.regex(/^\d{1,15}$/));
const UidSchema = v.pipe(
  v.optional(v.string(), ''),
  v.trim(),
  v.regex(/^[1-9]\d{0,8}$/, 'Please enter the number (UID) of an account'),
);
const RoomSchema = v.optional(ChatRoomSlugSchema, 'public');

/** A message (docs/behaviour/chat.md#message-rules). */
export const SendSchema = v.object({
  input: v.pipe(
    v.optional(v.string(), ''),
    v.trim(),
    v.nonEmpty('Please write a message'),
    v.maxLength(chatMessageMaxLength, `A message has at most ${chatMessageMaxLength} characters`),
  ),
  room: RoomSchema,
  /** Made with the page, so that a form that is sent twice makes one message. */
  nonce: v.optional(NonceSchema),
});

const ReasonSchema = v.pipe(
  v.optional(v.string(), ''),
  v.trim(),
  v.maxLength(chatReasonMaxLength, `A reason has at most ${chatReasonMaxLength} characters`),
);

export const MessageSchema = v.object({ id_message: IdSchema });
export const ReportSchema = v.object({ id_message: IdSchema, reason: ReasonSchema });
export const MemberSchema = v.object({ uid: UidSchema });

export const MuteSchema = v.object({
  uid: UidSchema,
  time: v.optional(v.picklist(muteTimes), 'hour'),
  reason: ReasonSchema,
});
export const PauseSchema = v.object({ room: RoomSchema, reason: ReasonSchema });

export type MemberIntent = 'send' | 'delete' | 'report' | 'ignore' | 'unignore';
export type ModeratorIntent = 'keep' | 'remove' | 'approve' | 'reject' | 'mute' | 'unmute' | 'pause' | 'resume';
export type ChatIntent = MemberIntent | ModeratorIntent;
