import { eq } from 'drizzle-orm';
import { finishLogin } from '../../login/finish-login';
import type { FinishedLogin, FinishLoginContext } from '../../login/finish-login';
import type { LoginOrigin } from '../../login/login-origin';
import { account } from '../../tables';
import type { SecondFactorContext } from '../second-factor-context';
import { challengeIsOver } from './login-challenge';
import { proveSecondFactor } from './prove-second-factor';
import type { SecondFactorProof } from './prove-second-factor';

export interface ConfirmSecondFactorContext extends FinishLoginContext {
  secondFactors: SecondFactorContext;
}

export interface ConfirmSecondFactorInput {
  proof: SecondFactorProof;
  /** Without the entry type, which was stored when the login began. */
  origin: Omit<LoginOrigin, 'entryType'>;
}

/** Finishes a login that waits for its second factor. @throws DomainError, see `proveSecondFactor` and `finishLogin` */
export async function confirmSecondFactor(
  context: ConfirmSecondFactorContext,
  { proof, origin }: ConfirmSecondFactorInput,
): Promise<FinishedLogin> {
  const { accountId, entryType } = await proveSecondFactor(context.secondFactors, proof);
  const [proved] = await context.db.select().from(account).where(eq(account.id, accountId));
  if (!proved) throw challengeIsOver();
  return finishLogin(context, { proved, origin: { ...origin, entryType } });
}
