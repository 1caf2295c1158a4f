import { inTransaction } from '../../../../platform/database/transaction-retry';
import { DomainError } from '../../../../platform/errors/domain-error';
import type { AccountRow } from '../../accounts';
import { requirePassword } from '../../passwords/require-password';
import { findSecondFactors } from '../find-second-factors';
import { lockSecondFactors } from '../lock-second-factors';
import type { SecondFactorContext } from '../second-factor-context';
import { replaceRecoveryCodes } from './recovery-codes';

/** Makes new recovery codes. @throws DomainError failed-precondition when the account has no second factor */
export async function renewRecoveryCodes(
  context: SecondFactorContext,
  { account, password }: { account: AccountRow; password: string },
): Promise<string[]> {
  await requirePassword(context.wrongPasswords, account, password);
  return inTransaction(context.db, async (tx) => {
    await lockSecondFactors(tx, account.id);
    if ((await findSecondFactors(tx, account.id)).length === 0) {
      throw new DomainError('failed-precondition', 'Set up an authenticator app or a passkey first.');
    }
    return replaceRecoveryCodes(tx, account.id, context.recoveryKey);
  });
}
