import * as v from 'valibot';
import { UnixSecondsSchema, WireIdSchema, WireTextSchema } from '../../protocol/wire/wire';
import { ChatMessageSchema } from './chat-message';

/** The room that every host has, and the only one that clients of the specification see. */
export const publicChatRoom = 'public';

/** The short name of a room, in addresses and requests (docs/behaviour/chat.md#rooms). */
export const ChatRoomSlugSchema = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,31}$/));

/** A room, and whether members can write in it now; `pauseReason` is for display, empty if none was given. */
export const ChatRoomSchema = v.object({
  slug: ChatRoomSlugSchema,
  title: WireTextSchema,
  isPaused: v.boolean(),
  pauseReason: WireTextSchema,
});
export type ChatRoom = v.InferOutput<typeof ChatRoomSchema>;

/** A message of a page; `isPending`: it waits for approval, and only its author and moderators see it. */
export const ShownChatMessageSchema = v.object({ ...ChatMessageSchema.entries, isPending: v.boolean() });
export type ShownChatMessage = v.InferOutput<typeof ShownChatMessageSchema>;

/** A mute: the account cannot write until `until`, unix seconds; 0 = until staff end it. */
export const ChatMuteSchema = v.object({ reason: WireTextSchema, until: UnixSecondsSchema });
export type ChatMute = v.InferOutput<typeof ChatMuteSchema>;

/** A member whose messages the account does not see. */
export const IgnoredMemberSchema = v.object({ uid: WireIdSchema, name: WireTextSchema });
export type IgnoredMember = v.InferOutput<typeof IgnoredMemberSchema>;
