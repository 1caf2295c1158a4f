import type { SecondFactorChallenge } from '@starhaven/contracts/session';
import { DomainError } from '../../../../platform/errors/domain-error';
import type { AccountRow } from '../../accounts';
import { loginTypeOf } from '../../login/finish-login';
import type { LoginOrigin } from '../../login/login-origin';
import { findSecondFactors } from '../find-second-factors';
import { beginLoginChallenge } from './login-challenge';
import type { SecondFactorContext } from '../second-factor-context';

/**
 * The challenge of a login after its first proof; null when the account has no second factor.
 * @throws DomainError failed-precondition when the account has a second factor and the client does not support one
 */
export async function findLoginChallenge(
  { db }: SecondFactorContext,
  account: AccountRow,
  { entryType }: LoginOrigin,
  { canConfirm }: { canConfirm: boolean },
): Promise<SecondFactorChallenge | null> {
  const methods = await findSecondFactors(db, account.id);
  if (methods.length === 0) return null;
  if (!canConfirm)
    throw new DomainError(
      'failed-precondition',
      'This account requires a second factor. Please log in on the website.',
    );
  return beginLoginChallenge(db, { accountId: account.id, entryType, loginType: loginTypeOf(entryType) }, methods);
}
