import type { SecondFactorChallenge, SecondFactorMethod } from '@starhaven/contracts/session';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Drizzle } from '../../../../platform/database/database';
import type { Transaction } from '../../../../platform/database/transaction-retry';
import { DomainError } from '../../../../platform/errors/domain-error';
import { hashKey, newKey } from '../../../../platform/secrets/keys';
import { toUnixSeconds } from '../../../../platform/time/to-unix-seconds';
import { loginChallenge } from '../../tables';

const lifeSeconds = 5 * 60;
const maxTries = 5;

export type ChallengeRow = typeof loginChallenge.$inferSelect;

export interface PendingLogin {
  accountId: number;
  entryType: string;
  loginType: string;
}

/** Stores a login after the correct password and waits for its second factor: five minutes, five tries. */
export async function beginLoginChallenge(
  tx: Transaction,
  login: PendingLogin,
  methods: SecondFactorMethod[],
): Promise<SecondFactorChallenge> {
  const id = newKey();
  const expiresAt = new Date(Date.now() + lifeSeconds * 1000);
  await tx.insert(loginChallenge).values({ ...login, idHash: hashKey(id), purpose: 'login', expiresAt });
  return { id, methods, expires: toUnixSeconds(expiresAt) };
}

/** @throws DomainError expired when it does not exist, has expired, or had too many tries: the visitor has to log in again */
export const challengeIsOver = () =>
  new DomainError('expired', 'This login took too long or too many tries. Please log in again.');

const isOpen = (id: string) =>
  and(
    eq(loginChallenge.idHash, hashKey(id)),
    eq(loginChallenge.purpose, 'login'),
    gt(loginChallenge.expiresAt, sql`now()`),
    lt(loginChallenge.tries, maxTries),
  );

/** Counts one try and returns the challenge. @throws DomainError, see `challengeIsOver` */
export async function tryLoginChallenge(db: Drizzle, id: string): Promise<ChallengeRow> {
  const [row] = await db
    .update(loginChallenge)
    .set({ tries: sql`${loginChallenge.tries} + 1` })
    .where(isOpen(id))
    .returning();
  if (!row) throw challengeIsOver();
  return row;
}

/** The challenge, without counting a try. @throws DomainError, see `challengeIsOver` */
export async function getLoginChallenge(db: Drizzle, id: string): Promise<ChallengeRow> {
  const [row] = await db.select().from(loginChallenge).where(isOpen(id));
  if (!row) throw challengeIsOver();
  return row;
}

/** Deletes the challenge; of several calls at once only one succeeds. @throws DomainError, see `challengeIsOver` */
export async function finishLoginChallenge(tx: Transaction, row: ChallengeRow): Promise<void> {
  const taken = await tx
    .delete(loginChallenge)
    .where(eq(loginChallenge.idHash, row.idHash))
    .returning({ idHash: loginChallenge.idHash });
  if (taken.length === 0) throw challengeIsOver();
}
