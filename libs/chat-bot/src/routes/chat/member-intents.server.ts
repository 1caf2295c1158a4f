import { redirect } from '@remix-run/node';
import { deleteChatMessage, ignoreChatMember, postChatMessage, reportChatMessage } from '@starhaven/contracts/chat';
import { formIntent, unsharedPage } from '@starhaven/ui-kit/server';
import { MemberSchema, MessageSchema, ReportSchema, SendSchema } from './chat.form';
import type { ChatVisit } from './chat-visit.server';
import { answerFor } from './chat-visit.server';

const ignoring = (isIgnored: boolean, done: string) =>
  formIntent(MemberSchema, async (visit: ChatVisit, { uid }) => {
    const { client, sessionKey } = visit;
    return answerFor(visit, await client.call(ignoreChatMember, { sessionKey, body: { uid, isIgnored } }), { done });
  });

/** Actions of every member. */
export const memberIntents = {
  send: formIntent(SendSchema, async (visit: ChatVisit, { input, room, nonce }, form) => {
    const { client, sessionKey } = visit;
    const body = { input, room, ...(nonce === undefined ? {} : { nonce }) };
    const result = await client.call(postChatMessage, { sessionKey, body });
    if (!result.ok) return answerFor(visit, result, { done: '', form });
    // The redirect keeps a reload of the page from sending the form again.
    const query = room === 'public' ? '' : `?room=${room}`;
    const sent = result.data?.isPending ? `${query}${query ? '&' : '?'}waiting` : query;
    return redirect(`/chat${sent}#write`, { status: 303, headers: unsharedPage });
  }),
  delete: formIntent(MessageSchema, async (visit: ChatVisit, body) => {
    const { client, sessionKey } = visit;
    const done = 'The message is deleted.';
    return answerFor(visit, await client.call(deleteChatMessage, { sessionKey, body }), { done });
  }),
  report: formIntent(ReportSchema, async (visit: ChatVisit, body) => {
    const { client, sessionKey } = visit;
    const done = 'Thank you. The moderators will look at the message.';
    return answerFor(visit, await client.call(reportChatMessage, { sessionKey, body }), { done });
  }),
  ignore: ignoring(true, 'You no longer see messages of this member.'),
  unignore: ignoring(false, 'You see messages of this member again.'),
};
