import * as v from 'valibot';
import { OutcomeSchema } from '../../protocol/answers/answer';
import { defineCall } from '../../protocol/define-call';
import { extensions } from '../../protocol/extensions';
import { MemberUidSchema } from '../entities/message-id';
import { chatReasonMaxLength } from '../limits';
import { UnixSecondsSchema } from '../../protocol/wire/wire';

/**
 * For moderators: the member cannot write until `until` (unix seconds; 0 = until a moderator ends it), and sees the reason
 * (docs/behaviour/chat.md#mutes). 403: the member is staff. -1: there is no such account, or `until` is in the past.
 */
export const muteChatMember = defineCall({
  name: 'muteChatMember',
  summary: 'Mute a chat member, or end the mute',
  host: 'account',
  method: 'POST',
  path: '/api/v2/chat/mutes',
  credential: 'authorization',
  extension: extensions.chat,
  body: v.object({
    uid: MemberUidSchema,
    isMuted: v.boolean(),
    until: UnixSecondsSchema,
    reason: v.pipe(v.optional(v.string(), ''), v.trim(), v.maxLength(chatReasonMaxLength)),
  }),
  response: OutcomeSchema,
});
