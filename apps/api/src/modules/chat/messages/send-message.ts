import { chatMessageMaxLength, publicChatRoom } from '@starhaven/contracts/chat';
import type { ChatRoom } from '@starhaven/contracts/chat';
import { Role } from '@starhaven/contracts/session';
import { and, desc, eq, gt, max, sql } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { visibleLine } from '../../../platform/text/visible-line';
import type { ChatContext } from '../chat-context';
import { lockAccountFacts, isModerator } from '../../account';
import type { AccountFacts } from '../../account';
import { findMute } from '../members/find-mute';
import { findRoom } from '../rooms/find-room';
import { getChatRules } from '../rules/chat-rules';
import type { ChatRules } from '../rules/chat-rules';
import { judgeText } from '../rules/judge-text';
import type { Speaker } from '../speaker';
import { chatMessage } from '../tables';

/** The minimum time between two messages of one account, on all its connections (docs/behaviour/chat.md#message-rules). */
const pauseSeconds = 10;

export interface Refused {
  kind: 'too-soon' | 'forbidden' | 'no-room';
  /** For display. */
  message: string;
  /** Unix seconds; 0 = no end is known. */
  until: number;
}
export type SendOutcome = { kind: 'stored'; id: number; isPending: boolean } | Refused;

const tooSoon = (until: number): Refused => ({
  kind: 'too-soon',
  message: 'Please wait before you send another message.',
  until: Math.ceil(until),
});

const forbidden = (message: string, until = 0): Refused => ({ kind: 'forbidden', message, until });

type Stored = Extract<SendOutcome, { kind: 'stored' }>;

async function findKnown(tx: Drizzle, accountId: number, nonce: string | undefined): Promise<Stored | null> {
  if (nonce === undefined) return null;
  const [known] = await tx
    .select({ id: chatMessage.id, isPending: chatMessage.isPending })
    .from(chatMessage)
    .where(and(eq(chatMessage.accountId, accountId), eq(chatMessage.nonce, nonce)));
  return known ? { kind: 'stored', ...known } : null;
}

const withReason = (text: string, reason: string): string => (reason === '' ? text : `${text} Reason: ${reason}`);

async function refuseMuted(tx: Drizzle, accountId: number): Promise<Refused | null> {
  const mute = await findMute(tx, accountId);
  return mute && forbidden(withReason('You cannot write in the chat.', mute.reason), mute.until);
}

function refusePaused({ isPaused, pauseReason }: ChatRoom): Refused | null {
  return isPaused ? forbidden(withReason('The chat is paused.', pauseReason)) : null;
}

async function isRepeated(tx: Drizzle, accountId: number, text: string, { repeatSeconds }: ChatRules) {
  if (repeatSeconds === 0) return false;
  const isRecent = gt(chatMessage.sentAt, sql`now() - make_interval(secs => ${repeatSeconds})`);
  const [last] = await tx
    .select({ input: chatMessage.input })
    .from(chatMessage)
    .where(and(eq(chatMessage.accountId, accountId), isRecent))
    .orderBy(desc(chatMessage.id))
    .limit(1);
  return last?.input.toLowerCase() === text.toLowerCase();
}

const ageHoursOf = ({ createdAt }: AccountFacts) => (Date.now() - createdAt.getTime()) / 3_600_000;

/** Applies the rules to a message of a member; they do not apply to moderators (docs/behaviour/chat.md#chat-rules). */
async function judge(tx: Drizzle, member: AccountFacts & { id: number }, text: string, room: ChatRoom) {
  const rules = await getChatRules(tx);
  const ageHours = ageHoursOf(member);
  const refused = refusePaused(room) ?? textRefused(judgeText(text, rules, ageHours));
  if (refused) return { refused, isPending: false };
  const isRepeat = await isRepeated(tx, member.id, text, rules);
  return {
    refused: isRepeat ? forbidden('You have just sent this message.') : null,
    isPending: ageHours < rules.approvalHours,
  };
}

const textRefused = (reason: string | null): Refused | null => (reason === null ? null : forbidden(reason));

/** The end of the pause after the account's last message; 0 = it is over. A removed message counts, too. */
export async function findPauseEnd(tx: Drizzle, accountId: number): Promise<number> {
  const [last] = await tx
    .select({ sentAt: max(chatMessage.sentAt) })
    .from(chatMessage)
    .where(
      and(
        eq(chatMessage.accountId, accountId),
        gt(chatMessage.sentAt, sql`now() - make_interval(secs => ${pauseSeconds})`),
      ),
    );
  return last?.sentAt ? Math.ceil(last.sentAt.getTime() / 1000) + pauseSeconds : 0;
}

interface Message {
  input: string;
  room?: string | undefined;
  nonce?: string | undefined;
}

/**
 * Stores a message of a room; the database notifies every server, which sends it to its members (docs/behaviour/chat.md#public-chat). A
 * repeated request with the same `nonce` stores nothing. The account is locked, so that the pause counts on all servers together.
 * @throws the database's error, when nothing was stored
 */
export async function sendMessage(
  { db, pauses }: Pick<ChatContext, 'db' | 'pauses'>,
  { accountId, name }: Speaker,
  { input, room: slug = publicChatRoom, nonce }: Message,
): Promise<SendOutcome> {
  const text = visibleLine(input);
  if (text === '' || text.length > chatMessageMaxLength) return forbidden('This message cannot be shown.');
  // Checked in memory first, so that a flood causes no query.
  const pause = pauses.get(accountId);
  if (pause && pause.nonce !== nonce && pause.until > Date.now() / 1000) return tooSoon(pause.until);
  const outcome = await db.transaction(async (tx): Promise<SendOutcome> => {
    const member = await lockAccountFacts(tx, accountId);
    const known = await findKnown(tx, accountId, nonce);
    if (known) return known;
    // The connection may not have been closed yet.
    if (member === null || member.roles.includes(Role.BAN)) return forbidden('You cannot write in the chat.');
    const room = await findRoom(tx, slug);
    if (room === null) return { kind: 'no-room', message: 'There is no such room.', until: 0 };
    const muted = await refuseMuted(tx, accountId);
    if (muted) return muted;
    const until = await findPauseEnd(tx, accountId);
    if (until > 0) return tooSoon(until);
    const { refused, isPending } = isModerator(member)
      ? { refused: null, isPending: false }
      : await judge(tx, { ...member, id: accountId }, text, room);
    if (refused) return refused;
    const [stored] = await tx
      .insert(chatMessage)
      .values({ accountId, name, input: text, room: slug, isPending, nonce: nonce ?? null })
      .returning({ id: chatMessage.id });
    if (!stored) throw new Error('the message was not stored');
    return { kind: 'stored', id: stored.id, isPending };
  });
  if (outcome.kind === 'stored') pauses.set(accountId, { until: Date.now() / 1000 + pauseSeconds, nonce });
  return outcome;
}
