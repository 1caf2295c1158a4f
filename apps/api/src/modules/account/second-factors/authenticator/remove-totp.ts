import { eq } from 'drizzle-orm';
import { inTransaction } from '../../../../platform/database/transaction-retry';
import { lockSignedIn } from '../../lock-account';
import { mailSecurityChange } from '../../mails/mail-security-change';
import { requirePassword } from '../../passwords/require-password';
import type { SignedIn } from '../../sessions/find-live-session';
import { passkey, recoveryCode, totp } from '../../tables';
import type { SecondFactorContext } from '../second-factor-context';

/** Removes the app; removing the last factor also deletes the recovery codes. */
export async function removeTotp(
  context: SecondFactorContext,
  { account, session, password }: SignedIn & { password: string },
): Promise<void> {
  await requirePassword(context.wrongPasswords, account, password);
  await inTransaction(context.db, async (tx) => {
    await lockSignedIn(tx, { account, session });
    const [removed] = await tx.delete(totp).where(eq(totp.accountId, account.id)).returning();
    const [other] = await tx.select({ id: passkey.id }).from(passkey).where(eq(passkey.accountId, account.id)).limit(1);
    if (!other) await tx.delete(recoveryCode).where(eq(recoveryCode.accountId, account.id));
    if (removed?.confirmedAt) {
      await mailSecurityChange(context, tx, account, 'Its authenticator app was removed.');
    }
  });
}
