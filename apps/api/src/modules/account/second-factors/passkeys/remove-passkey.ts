import { and, count, eq, isNotNull } from 'drizzle-orm';
import { inTransaction } from '../../../../platform/database/transaction-retry';
import { DomainError } from '../../../../platform/errors/domain-error';
import { lockSignedIn } from '../../lock-account';
import { mailSecurityChange } from '../../mails/mail-security-change';
import { requirePassword } from '../../passwords/require-password';
import type { SignedIn } from '../../sessions/find-live-session';
import { passkey, recoveryCode, totp } from '../../tables';
import type { SecondFactorContext } from '../second-factor-context';

/**
 * Removes a passkey; removing the last factor also deletes the recovery codes.
 * @throws DomainError not-found when the account has no such passkey
 */
export async function removePasskey(
  context: SecondFactorContext,
  { account, session, id, password }: SignedIn & { id: string; password: string },
): Promise<void> {
  await requirePassword(context.wrongPasswords, account, password);
  await inTransaction(context.db, async (tx) => {
    await lockSignedIn(tx, { account, session });
    const removed = await tx
      .delete(passkey)
      .where(and(eq(passkey.id, id), eq(passkey.accountId, account.id)))
      .returning({ id: passkey.id });
    if (removed.length === 0) throw new DomainError('not-found', 'There is no such passkey.');
    const [left] = await tx.select({ passkeys: count() }).from(passkey).where(eq(passkey.accountId, account.id));
    const [app] = await tx
      .select({ id: totp.accountId })
      .from(totp)
      .where(and(eq(totp.accountId, account.id), isNotNull(totp.confirmedAt)));
    if (left?.passkeys === 0 && !app) await tx.delete(recoveryCode).where(eq(recoveryCode.accountId, account.id));
    await mailSecurityChange(context, tx, account, 'A passkey was removed from it.');
  });
}
