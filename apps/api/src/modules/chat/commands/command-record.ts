import { createHash } from 'node:crypto';
import type { BotReply } from '@starhaven/contracts/chat';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { chatCommand } from '../tables';

/** For this long, a repeated command gets the first answer again (docs/behaviour/chat.md#same-command-again). */
const keptMinutes = 30;
/** Longer than any call to a game server takes: a command that runs longer was on a server that died. */
const runsMaxSeconds = 30;

export interface CommandKey {
  accountId: number;
  nonce: string;
  kind: 'run' | 'deliver';
  digest: string;
}

export const digestOf = (...parts: string[]): string =>
  createHash('sha256').update(parts.join('\0')).digest('base64url').slice(0, 32);

const isIt = ({ accountId, nonce, kind }: CommandKey) =>
  and(eq(chatCommand.accountId, accountId), eq(chatCommand.nonce, nonce), eq(chatCommand.kind, kind));

/** The reply to a repeated command; null when the command is new. */
export async function findKnownReply(db: Drizzle, key: CommandKey): Promise<BotReply | null> {
  const isFresh = sql<boolean>`${chatCommand.startedAt} > now() - make_interval(secs => ${runsMaxSeconds})`;
  const [row] = await db
    .select({ digest: chatCommand.digest, reply: chatCommand.reply, isFresh })
    .from(chatCommand)
    .where(isIt(key));
  if (!row) return null;
  if (row.digest !== key.digest) {
    return { retcode: 500, message: 'This command was not run: its id belongs to another one.', timestamp: 0 };
  }
  if (row.reply !== null) return row.reply;
  return row.isFresh ? stillRunning : neverAnswered;
}

const stillRunning: BotReply = {
  retcode: 408,
  message: 'This command is still running. Look in the game before you send it again.',
  timestamp: 0,
  outcome: 'running',
};
const neverAnswered: BotReply = {
  retcode: 408,
  message: 'The site was interrupted. The command may have run: look in the game before you send it again.',
  timestamp: 0,
  outcome: 'unknown',
};

/** Records that the command begins, before anything is sent. False: it was recorded before, perhaps by another server. */
export async function beginCommand(db: Drizzle, key: CommandKey, reply: BotReply | null = null): Promise<boolean> {
  const begun = await db
    .insert(chatCommand)
    .values({ ...key, reply })
    .onConflictDoNothing()
    .returning({ nonce: chatCommand.nonce });
  return begun.length > 0;
}

export async function settleCommand(db: Drizzle, key: CommandKey, reply: BotReply): Promise<void> {
  await db.update(chatCommand).set({ reply }).where(isIt(key));
}

/** Deletes the record of a command that did not run, so that it may be sent again. */
export async function forgetCommand(db: Drizzle, key: CommandKey): Promise<void> {
  await db.delete(chatCommand).where(isIt(key));
}

export async function pruneCommands(db: Drizzle): Promise<void> {
  await db.delete(chatCommand).where(lt(chatCommand.startedAt, sql`now() - make_interval(mins => ${keptMinutes})`));
}
