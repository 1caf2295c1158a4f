import { decideChatMessage, muteChatMember, pauseChatRoom, settleChatReport } from '@starhaven/contracts/chat';
import { formIntent } from '@starhaven/ui-kit/server';
import type { MuteTime } from '../../moderation/mute-times';
import { MemberSchema, MessageSchema, MuteSchema, PauseSchema } from './chat.form';
import type { ChatVisit } from './chat-visit.server';
import { answerFor } from './chat-visit.server';

const hour = 60 * 60;
const muteSeconds: Record<MuteTime, number> = { hour, day: 24 * hour, week: 7 * 24 * hour, lifted: 0 };
const mutedTexts: Record<MuteTime, string> = {
  hour: 'The member cannot write for an hour.',
  day: 'The member cannot write for a day.',
  week: 'The member cannot write for seven days.',
  lifted: 'The member cannot write until a moderator ends the mute.',
};

const settling = (isRemoved: boolean, done: string) =>
  formIntent(MessageSchema, async (visit: ChatVisit, { id_message }) => {
    const { client, sessionKey } = visit;
    const body = { id_message, isRemoved };
    return answerFor(visit, await client.call(settleChatReport, { sessionKey, body }), { done });
  });

const deciding = (isApproved: boolean, done: string) =>
  formIntent(MessageSchema, async (visit: ChatVisit, { id_message }) => {
    const { client, sessionKey } = visit;
    const body = { id_message, isApproved };
    return answerFor(visit, await client.call(decideChatMessage, { sessionKey, body }), { done });
  });

const pausing = (isPaused: boolean, done: string) =>
  formIntent(PauseSchema, async (visit: ChatVisit, { room, reason }) => {
    const { client, sessionKey } = visit;
    return answerFor(visit, await client.call(pauseChatRoom, { sessionKey, body: { room, isPaused, reason } }), {
      done,
    });
  });

/** Actions of moderators (docs/behaviour/chat.md#moderation). The API checks the permissions and logs each action. */
export const moderatorIntents = {
  keep: settling(false, 'The message stays, and its reports are settled.'),
  remove: settling(true, 'The message is removed, and its reports are settled.'),
  approve: deciding(true, 'The message is shown to everybody.'),
  reject: deciding(false, 'The message is removed.'),
  mute: formIntent(MuteSchema, async (visit: ChatVisit, { uid, time, reason }) => {
    const { client, sessionKey } = visit;
    const seconds = muteSeconds[time];
    const until = seconds === 0 ? 0 : Math.floor(Date.now() / 1000) + seconds;
    const result = await client.call(muteChatMember, { sessionKey, body: { uid, isMuted: true, until, reason } });
    return answerFor(visit, result, { done: mutedTexts[time] });
  }),
  unmute: formIntent(MemberSchema, async (visit: ChatVisit, { uid }) => {
    const { client, sessionKey } = visit;
    const body = { uid, isMuted: false, until: 0, reason: '' };
    return answerFor(visit, await client.call(muteChatMember, { sessionKey, body }), {
      done: 'The member can write again.',
    });
  }),
  pause: pausing(true, 'The chat is paused. Only moderators can write.'),
  resume: pausing(false, 'Everybody can write again.'),
};
