import type { SecondFactorChallenge } from '@starhaven/contracts';
import type { AccountRow } from '../accounts';
import { loginTypeOf } from '../login/finish-login';
import type { LoginOrigin } from '../login/login-seams';
import { findSecondFactors } from './find-second-factors';
import { beginLoginChallenge } from './login-challenge';
import type { SecondFactorContext } from './second-factor-context';

/** What a login waits for after its first proof; null when the account has no second factor. */
export async function findLoginChallenge(
  { db }: SecondFactorContext,
  account: AccountRow,
  { entryType }: LoginOrigin,
): Promise<SecondFactorChallenge | null> {
  const methods = await findSecondFactors(db, account.id);
  if (methods.length === 0) return null;
  return beginLoginChallenge(db, { accountId: account.id, entryType, loginType: loginTypeOf(entryType) }, methods);
}
