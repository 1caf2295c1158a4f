import { DomainError } from '../../../platform/errors/domain-error';
import { findLoginChallenge } from '../second-factors/confirmation/find-login-challenge';
import type { SecondFactorContext } from '../second-factors/second-factor-context';
import { finishLogin } from './finish-login';
import type { FinishedLogin, FinishLoginContext } from './finish-login';
import type { LoginOrigin } from './login-origin';
import { proveIdentity } from './prove-identity';
import type { IdentityClaim, ProveIdentityContext } from './prove-identity';

export interface LogInContext extends ProveIdentityContext, FinishLoginContext {
  secondFactors: SecondFactorContext;
}

export interface LogInInput extends IdentityClaim {
  origin: LoginOrigin;
  /** The client can continue with a second factor. */
  canConfirm: boolean;
}

/**
 * Logs a visitor in: proof of identity, second factor, session.
 * @throws DomainError second-factor-required with the challenge of the login; those of `proveIdentity`, `finishLogin`
 */
export async function logIn(
  context: LogInContext,
  { origin, canConfirm, ...claim }: LogInInput,
): Promise<FinishedLogin> {
  const proved = await proveIdentity(context, claim);
  const challenge = await findLoginChallenge(context.secondFactors, proved, origin, { canConfirm });
  if (challenge !== null) {
    throw new DomainError('second-factor-required', 'Please confirm that it is you.', { challenge });
  }
  return finishLogin(context, { proved, origin });
}
