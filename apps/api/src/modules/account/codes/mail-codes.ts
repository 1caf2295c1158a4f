import { and, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { isEqualSecret } from '../../../platform/secrets/is-equal-secret';
import { mailCode } from '../tables';
import { codeMaxTries, codeMinutes } from './code-rules';
import { hashCode, newCode } from './code-text';
import type { CodeScope } from './code-text';

const inScope = ({ purpose, emailKey }: CodeScope) =>
  and(eq(mailCode.purpose, purpose), eq(mailCode.emailKey, emailKey));

const isOpen = and(isNull(mailCode.usedAt), gt(mailCode.expiresAt, sql`now()`));

/**
 * Issues one code for each of these accounts and returns the codes in the same order. Deletes the older codes of these accounts for this
 * address and purpose. Codes of other accounts stay valid: otherwise any member could invalidate them by entering the address as a new one.
 */
export async function issueCodes(
  tx: Drizzle,
  secret: string,
  scope: CodeScope,
  accountIds: number[],
): Promise<string[]> {
  if (accountIds.length === 0) return [];
  await tx.delete(mailCode).where(and(inScope(scope), inArray(mailCode.accountId, accountIds)));
  const codes = accountIds.map((accountId) => ({ accountId, code: newCode() }));
  await tx.insert(mailCode).values(
    codes.map(({ accountId, code }) => ({
      ...scope,
      accountId,
      codeHash: hashCode(secret, scope, code),
      expiresAt: sql`now() + make_interval(mins => ${codeMinutes})`,
    })),
  );
  return codes.map(({ code }) => code);
}

export interface RightCode {
  id: number;
  accountId: number;
  /** Ids of all codes whose `tries` increased when this code was entered. */
  counted: number[];
}

/**
 * Counts one entry against every open code of the address, then compares the code with them. The count comes first and in one statement, so
 * that parallel entries have no more tries than consecutive ones. Returns null when no code matches.
 */
export async function tryCode(db: Drizzle, secret: string, scope: CodeScope, code: string): Promise<RightCode | null> {
  const typed = hashCode(secret, scope, code);
  const open = await db
    .update(mailCode)
    .set({ tries: sql`${mailCode.tries} + 1` })
    .where(and(inScope(scope), isOpen, lt(mailCode.tries, codeMaxTries)))
    .returning({ id: mailCode.id, accountId: mailCode.accountId, codeHash: mailCode.codeHash });
  const right = open.find(({ codeHash }) => isEqualSecret(codeHash, typed));
  return right ? { id: right.id, accountId: right.accountId, counted: open.map(({ id }) => id) } : null;
}

/**
 * Undoes the count of `tryCode` if the code was right and another field was wrong: that must not cost a try. Codes that had no try left
 * stay invalid, because `tryCode` did not increase their `tries`.
 */
export async function refundAttempt(db: Drizzle, { counted }: RightCode): Promise<void> {
  await db
    .update(mailCode)
    .set({ tries: sql`${mailCode.tries} - 1` })
    .where(and(inArray(mailCode.id, counted), isOpen, gt(mailCode.tries, 0)));
}

/** Marks a code as used; false when it was used before or has expired. Of several concurrent calls, one gets true. */
export async function useCode(tx: Drizzle, scope: CodeScope, { id, accountId }: RightCode): Promise<boolean> {
  const used = await tx
    .update(mailCode)
    .set({ usedAt: sql`now()` })
    .where(and(inScope(scope), isOpen, eq(mailCode.id, id), eq(mailCode.accountId, accountId)))
    .returning({ id: mailCode.id });
  return used.length > 0;
}
