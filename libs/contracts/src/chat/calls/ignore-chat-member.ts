import * as v from 'valibot';
import { OutcomeSchema } from '../../protocol/answers/answer';
import { defineCall } from '../../protocol/define-call';
import { extensions } from '../../protocol/extensions';
import { MemberUidSchema } from '../entities/message-id';

/** Hides the messages of a member from the account, or shows them again (docs/behaviour/chat.md#ignored-members). -1: there is no such account, or the list is full. */
export const ignoreChatMember = defineCall({
  name: 'ignoreChatMember',
  summary: 'Ignore a chat member, or stop ignoring',
  host: 'account',
  method: 'POST',
  path: '/api/v2/chat/ignored',
  credential: 'authorization',
  extension: extensions.chat,
  body: v.object({ uid: MemberUidSchema, isIgnored: v.boolean() }),
  response: OutcomeSchema,
});
