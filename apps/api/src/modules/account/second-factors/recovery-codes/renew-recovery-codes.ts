import { inTransaction } from '../../../../platform/database/transaction-retry';
import { DomainError } from '../../../../platform/errors/domain-error';
import { lockSignedIn } from '../../lock-account';
import { requirePassword } from '../../passwords/require-password';
import type { SignedIn } from '../../sessions/find-live-session';
import { findSecondFactors } from '../find-second-factors';
import type { SecondFactorContext } from '../second-factor-context';
import { replaceRecoveryCodes } from './recovery-codes';

/** Makes new recovery codes. @throws DomainError failed-precondition when the account has no second factor */
export async function renewRecoveryCodes(
  context: SecondFactorContext,
  { account, session, password }: SignedIn & { password: string },
): Promise<string[]> {
  await requirePassword(context.wrongPasswords, account, password);
  return inTransaction(context.db, async (tx) => {
    await lockSignedIn(tx, { account, session });
    if ((await findSecondFactors(tx, account.id)).length === 0) {
      throw new DomainError('failed-precondition', 'Set up an authenticator app or a passkey first.');
    }
    return replaceRecoveryCodes(tx, account.id, context.recoveryKey);
  });
}
