import { createHash } from 'node:crypto';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { chatCommand } from '../tables';
import type { CommandOutcome } from './command-outcome';
import { toBotReply } from './to-bot-reply';

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

/** The outcome of a repeated command; null when the command is new. */
export async function findKnownOutcome(db: Drizzle, key: CommandKey): Promise<CommandOutcome | null> {
  const isFresh = sql<boolean>`${chatCommand.startedAt} > now() - make_interval(secs => ${runsMaxSeconds})`;
  const [row] = await db
    .select({ digest: chatCommand.digest, reply: chatCommand.reply, isFresh })
    .from(chatCommand)
    .where(isIt(key));
  if (!row) return null;
  if (row.digest !== key.digest) return { kind: 'nonce-reused' };
  if (row.reply !== null) return { kind: 'repeated', reply: row.reply };
  return { kind: row.isFresh ? 'still-running' : 'interrupted' };
}

/** Records that the command begins, before anything is sent. False: it was recorded before, perhaps by another server. */
export async function beginCommand(
  db: Drizzle,
  key: CommandKey,
  outcome: CommandOutcome | null = null,
): Promise<boolean> {
  const begun = await db
    .insert(chatCommand)
    .values({ ...key, reply: outcome && toBotReply(outcome) })
    .onConflictDoNothing()
    .returning({ nonce: chatCommand.nonce });
  return begun.length > 0;
}

/** Stores the reply as it is sent, so that API servers of different versions repeat the same words. */
export async function settleCommand(db: Drizzle, key: CommandKey, outcome: CommandOutcome): Promise<void> {
  await db
    .update(chatCommand)
    .set({ reply: toBotReply(outcome) })
    .where(isIt(key));
}

/** Deletes the record of a command that did not run, so that it may be sent again. */
export async function forgetCommand(db: Drizzle, key: CommandKey): Promise<void> {
  await db.delete(chatCommand).where(isIt(key));
}

export async function pruneCommands(db: Drizzle): Promise<void> {
  await db.delete(chatCommand).where(lt(chatCommand.startedAt, sql`now() - make_interval(mins => ${keptMinutes})`));
}
