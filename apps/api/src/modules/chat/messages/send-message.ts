import { chatMessageMaxLength } from '@starhaven/contracts/chat';
import { and, eq, gt, isNull, max, or, sql } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import type { ChatContext } from '../chat-context';
import type { Speaker } from '../speaker';
import { chatMessage, chatMute } from '../tables';
import { cleanChatText } from './chat-text';

/** Between two messages of one account, on all its connections (docs/behaviour/chat.md#message-rules). */
const pauseSeconds = 10;

interface Refused {
  kind: 'too-soon' | 'muted' | 'unreadable';
  /** For display. */
  message: string;
  /** Unix seconds; 0 = no end is known. */
  until: number;
}
export type SendOutcome = { kind: 'stored'; id: number } | Refused;

const tooSoon = (until: number): Refused => ({
  kind: 'too-soon',
  message: 'Please wait before you send another message.',
  until,
});

async function findKnown(tx: Drizzle, accountId: number, nonce: string | undefined): Promise<number | null> {
  if (nonce === undefined) return null;
  const [known] = await tx
    .select({ id: chatMessage.id })
    .from(chatMessage)
    .where(and(eq(chatMessage.accountId, accountId), eq(chatMessage.nonce, nonce)));
  return known?.id ?? null;
}

async function findMute(tx: Drizzle, accountId: number): Promise<Refused | null> {
  const [mute] = await tx
    .select()
    .from(chatMute)
    .where(and(eq(chatMute.accountId, accountId), or(isNull(chatMute.until), gt(chatMute.until, sql`now()`))));
  if (!mute) return null;
  const reason = mute.reason === '' ? '' : ` Reason: ${mute.reason}`;
  const until = mute.until === null ? 0 : Math.ceil(mute.until.getTime() / 1000);
  return { kind: 'muted', message: `You cannot write in the chat.${reason}`, until };
}

/** The end of the pause after the account's last message; 0 = it is over. A removed message counts, too. */
async function findPauseEnd(tx: Drizzle, accountId: number): Promise<number> {
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

/**
 * Stores a message of the public chat; the database tells every server, which sends it to its members (docs/behaviour/chat.md#public-chat).
 * The same `nonce` again is the same message. The account is locked meanwhile, so that the pause counts on all servers together.
 * @throws the database's error, when nothing was stored
 */
export async function sendMessage(
  { db, pauses }: Pick<ChatContext, 'db' | 'pauses'>,
  { accountId, name }: Speaker,
  { input, nonce }: { input: string; nonce?: string | undefined },
): Promise<SendOutcome> {
  const text = cleanChatText(input);
  if (text === '' || text.length > chatMessageMaxLength) {
    return { kind: 'unreadable', message: 'This message cannot be shown.', until: 0 };
  }
  // A flood costs no query.
  const pause = pauses.get(accountId);
  if (pause && pause.nonce !== nonce && pause.until > Date.now() / 1000) return tooSoon(pause.until);
  const outcome = await db.transaction(async (tx): Promise<SendOutcome> => {
    await tx.execute(sql`select 1 from account where id = ${accountId} for update`);
    const known = await findKnown(tx, accountId, nonce);
    if (known !== null) return { kind: 'stored', id: known };
    const mute = await findMute(tx, accountId);
    if (mute) return mute;
    const until = await findPauseEnd(tx, accountId);
    if (until > 0) return tooSoon(until);
    const [stored] = await tx
      .insert(chatMessage)
      .values({ accountId, name, input: text, nonce: nonce ?? null })
      .returning({ id: chatMessage.id });
    if (!stored) throw new Error('the message was not stored');
    return { kind: 'stored', id: stored.id };
  });
  if (outcome.kind === 'stored') pauses.set(accountId, { until: Date.now() / 1000 + pauseSeconds, nonce });
  return outcome;
}
