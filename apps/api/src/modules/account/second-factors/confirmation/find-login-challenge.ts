import type { SecondFactorChallenge } from '@starhaven/contracts/session';
import { eq } from 'drizzle-orm';
import { inTransaction } from '../../../../platform/database/transaction-retry';
import { DomainError } from '../../../../platform/errors/domain-error';
import type { AccountRow } from '../../accounts';
import { loginTypeOf, wrongCredentials } from '../../login/finish-login';
import type { LoginOrigin } from '../../login/login-origin';
import { account } from '../../tables';
import { findSecondFactors } from '../find-second-factors';
import { beginLoginChallenge } from './login-challenge';
import type { SecondFactorContext } from '../second-factor-context';

/**
 * The challenge of a login after its first proof; null when the account has no second factor. `proved` is the account as it was at the time
 * of the proof.
 * @throws DomainError failed-precondition when the account has a second factor and the client does not support one; wrong-credentials when
 * the password changed since
 */
export async function findLoginChallenge(
  { db }: SecondFactorContext,
  proved: AccountRow,
  { entryType }: LoginOrigin,
  { canConfirm }: { canConfirm: boolean },
): Promise<SecondFactorChallenge | null> {
  const methods = await findSecondFactors(db, proved.id);
  if (methods.length === 0) return null;
  if (!canConfirm)
    throw new DomainError(
      'failed-precondition',
      'This account requires a second factor. Please log in on the website.',
    );
  return inTransaction(db, async (tx) => {
    // A parallel password change waits for this lock; otherwise it would not delete the challenge that is stored here.
    const [row] = await tx.select().from(account).where(eq(account.id, proved.id)).for('share');
    if (!row || row.passwordHash !== proved.passwordHash) throw wrongCredentials();
    return beginLoginChallenge(tx, { accountId: row.id, entryType, loginType: loginTypeOf(entryType) }, methods);
  });
}
