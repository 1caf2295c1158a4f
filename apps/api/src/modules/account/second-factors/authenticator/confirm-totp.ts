import { and, eq, isNull, sql } from 'drizzle-orm';
import { inTransaction } from '../../../../platform/database/transaction-retry';
import type { Transaction } from '../../../../platform/database/transaction-retry';
import { DomainError } from '../../../../platform/errors/domain-error';
import { refuseOverLimit } from '../../../../platform/limits/refuse-over-limit';
import { unseal } from '../../../../platform/secrets/secret-box';
import { lockSignedIn } from '../../lock-account';
import { mailSecurityChange } from '../../mails/mail-security-change';
import type { SignedIn } from '../../sessions/find-live-session';
import { totp } from '../../tables';
import { findSecondFactors } from '../find-second-factors';
import { replaceRecoveryCodes } from '../recovery-codes/recovery-codes';
import type { SecondFactorContext } from '../second-factor-context';
import { alreadySetUp } from './already-set-up';
import { findAcceptedStep } from './authenticator-code';

/** Activates the app. Returns recovery codes when the account has none yet. @throws DomainError wrong-credentials for a wrong code */
export async function confirmTotp(
  context: SecondFactorContext,
  { account, session, code }: SignedIn & { code: string },
): Promise<string[]> {
  await refuseOverLimit(context.wrongCodes, String(account.id));
  const [row] = await context.db.select().from(totp).where(eq(totp.accountId, account.id));
  if (!row) throw new DomainError('failed-precondition', 'There is no authenticator app to confirm.');
  if (row.confirmedAt !== null) throw alreadySetUp();
  const step = findAcceptedStep(unseal(row.secret, context.sealKey), code, 0);
  if (step === null) throw new DomainError('wrong-credentials', 'The code is wrong.');
  await context.wrongCodes.refund(String(account.id));
  return inTransaction(context.db, async (tx) => {
    await lockSignedIn(tx, { account, session });
    const hadNone = (await findSecondFactors(tx, account.id)).length === 0;
    // Matches the secret whose code was checked: another request may have replaced it since.
    const confirmed = await tx
      .update(totp)
      .set({ confirmedAt: sql`now()`, lastStep: step })
      .where(and(eq(totp.accountId, account.id), eq(totp.secret, row.secret), isNull(totp.confirmedAt)))
      .returning({ accountId: totp.accountId });
    if (confirmed.length === 0) throw await whyNotConfirmed(tx, account.id);
    await mailSecurityChange(context, tx, account, 'An authenticator app was added to it.');
    return hadNone ? replaceRecoveryCodes(tx, account.id, context.recoveryKey) : [];
  });
}

async function whyNotConfirmed(tx: Transaction, accountId: number): Promise<DomainError> {
  const [row] = await tx.select({ confirmedAt: totp.confirmedAt }).from(totp).where(eq(totp.accountId, accountId));
  return row?.confirmedAt
    ? alreadySetUp()
    : new DomainError('aborted', 'The secret has been replaced. Please scan the new one and enter its code.');
}
