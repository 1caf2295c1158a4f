import { and, eq, gt, gte, sql } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { inTransaction } from '../../../platform/database/transaction-retry';
import { DomainError } from '../../../platform/errors/domain-error';
import type { MailLimits } from '../codes/mail-limits';
import { hashKey } from '../../../platform/secrets/keys';
import { lockAccount } from '../lock-account';
import { endSessions } from '../sessions/end-sessions';
import { account, emailUndo, mailCode } from '../tables';
import { removeNewWaysIn } from './remove-new-ways-in';

const notValid = () => new DomainError('expired', 'This link was used before or is too old.');

/**
 * Restores the former address of the account, also when the new one was confirmed. The person who asked for the change knows the
 * password and may have prepared other ways in, so all sessions end and these ways are removed. Undo links of later changes are deleted, so
 * that a thief cannot undo this. Returns the account's id.
 * @throws DomainError expired, rate-limited
 */
export async function undoEmailChange(
  { db, mailLimits }: { db: Drizzle; mailLimits: MailLimits },
  { token, addressKey }: { token: string; addressKey: string },
): Promise<number> {
  await mailLimits.countEntry(addressKey);
  return inTransaction(db, async (tx) => {
    const isThis = and(eq(emailUndo.tokenHash, hashKey(token)), gt(emailUndo.expiresAt, sql`now()`));
    const [found] = await tx.select({ accountId: emailUndo.accountId }).from(emailUndo).where(isThis);
    if (!found) throw notValid();
    await lockAccount(tx, found.accountId);
    const [undo] = await tx.delete(emailUndo).where(isThis).returning();
    if (!undo) throw notValid();
    const { accountId, email, emailKey, createdAt } = undo;
    await tx
      .update(account)
      .set({
        email,
        emailKey,
        emailVerifiedAt: sql`now()`,
        pendingEmail: null,
        pendingEmailKey: null,
        pendingEmailAt: null,
      })
      .where(eq(account.id, accountId));
    await tx.delete(emailUndo).where(and(eq(emailUndo.accountId, accountId), gte(emailUndo.createdAt, createdAt)));
    // Deletes codes that were mailed to the other address.
    await tx.delete(mailCode).where(eq(mailCode.accountId, accountId));
    await endSessions(tx, accountId, 'email');
    await removeNewWaysIn(tx, accountId, createdAt);
    return accountId;
  });
}
