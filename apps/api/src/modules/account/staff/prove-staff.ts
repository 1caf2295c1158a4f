import type { AdminProof } from '@starhaven/contracts/admin';
import { inTransaction } from '../../../platform/database/transaction-retry';
import { DomainError } from '../../../platform/errors/domain-error';
import { refuseOverLimit } from '../../../platform/limits/refuse-over-limit';
import { requirePassword } from '../passwords/require-password';
import { isTotpProven } from '../second-factors/authenticator/is-totp-proven';
import { findSecondFactors } from '../second-factors/find-second-factors';
import { useRecoveryCode } from '../second-factors/recovery-codes/recovery-codes';
import type { SecondFactorContext } from '../second-factors/second-factor-context';
import type { SignedIn } from '../sessions/find-live-session';

const freshLoginMs = 10 * 60_000;

const needed = (field: 'password' | 'code', message: string) =>
  new DomainError('confirmation-required', message, { field });

/** The proofs that an account can give besides a new login. */
export async function listProofs(
  { db }: Pick<SecondFactorContext, 'db'>,
  { account }: Pick<SignedIn, 'account'>,
): Promise<('password' | 'code')[]> {
  const factors = await findSecondFactors(db, account.id);
  const hasCode = factors.includes('totp') || factors.includes('recovery');
  return [...(account.passwordHash === null ? [] : ['password' as const]), ...(hasCode ? ['code' as const] : [])];
}

async function proveCode(context: SecondFactorContext, accountId: number, code: string): Promise<void> {
  const { db, wrongPasswords, recoveryKey } = context;
  // Counted before the check, so that parallel tries all count.
  await refuseOverLimit(wrongPasswords, String(accountId));
  const isRight =
    (await isTotpProven(context, accountId, code)) ||
    (await inTransaction(db, (tx) => useRecoveryCode(tx, accountId, code, recoveryKey)));
  if (!isRight) throw needed('code', 'The code is wrong.');
  await wrongPasswords.refund(String(accountId));
}

/**
 * Requires the password or a second factor again before a dangerous call (docs/behaviour/admin.md#confirmation).
 * @throws DomainError confirmation-required, rate-limited
 */
export async function proveStaff(
  context: SecondFactorContext,
  { account, session }: SignedIn,
  { password = '', code = '' }: AdminProof,
): Promise<void> {
  const proofs = await listProofs(context, { account });
  if (proofs.length === 0) {
    if (Math.abs(Date.now() - session.createdAt.getTime()) <= freshLoginMs) return;
    throw needed('password', 'Please log in again. Then you have ten minutes for this.');
  }
  if (code !== '' && proofs.includes('code')) return proveCode(context, account.id, code);
  if (password === '' || !proofs.includes('password')) {
    const [first] = proofs;
    throw needed(first ?? 'password', first === 'code' ? 'Please enter a code.' : 'Please enter your password.');
  }
  try {
    await requirePassword(context.wrongPasswords, account, password);
  } catch (error) {
    const isWrong = error instanceof DomainError && error.kind === 'wrong-credentials';
    throw isWrong ? needed('password', 'The password is wrong.') : error;
  }
}
