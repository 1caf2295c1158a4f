import { and, eq, gt, gte, sql } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { inTransaction } from '../../../platform/database/transaction-retry';
import { DomainError } from '../../../platform/errors/domain-error';
import type { MailLimits } from '../codes/mail-limits';
import { hashKey } from '../keys';
import { lockAccount } from '../lock-account';
import { endSessions } from '../sessions/end-sessions';
import { account, emailUndo, mailCode } from '../tables';

const notValid = () => new DomainError('expired', 'This link was used before or is too old.');

/**
 * Gives the account the address of the token back, confirmed or not since. Whoever asked for the change knows the password, so all sessions
 * end too. Later changes lose their own links: a thief must not undo the undoing. Returns the account's id.
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
    // Codes that wait in the other mailbox.
    await tx.delete(mailCode).where(eq(mailCode.accountId, accountId));
    await endSessions(tx, accountId, 'email');
    return accountId;
  });
}
