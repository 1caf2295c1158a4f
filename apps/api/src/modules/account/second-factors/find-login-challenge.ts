import type { SecondFactorChallenge } from '@starhaven/contracts';
import { Refusal } from '../../../platform/http/refusal';
import type { AccountRow } from '../accounts';
import { loginTypeOf } from '../login/finish-login';
import type { LoginOrigin } from '../login/login-seams';
import { findSecondFactors } from './find-second-factors';
import { beginLoginChallenge } from './login-challenge';
import type { SecondFactorContext } from './second-factor-context';

/**
 * What a login waits for after its first proof; null when the account has no second factor.
 * @throws Refusal when it has one and the caller does not know how to go on
 */
export async function findLoginChallenge(
  { db }: SecondFactorContext,
  account: AccountRow,
  { entryType }: LoginOrigin,
  { canConfirm }: { canConfirm: boolean },
): Promise<SecondFactorChallenge | null> {
  const methods = await findSecondFactors(db, account.id);
  if (methods.length === 0) return null;
  if (!canConfirm) throw new Refusal(-1, 'This account asks for a second factor. Please log in on the website.');
  return beginLoginChallenge(db, { accountId: account.id, entryType, loginType: loginTypeOf(entryType) }, methods);
}
