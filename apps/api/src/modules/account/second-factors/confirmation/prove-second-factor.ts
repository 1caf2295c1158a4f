import type { confirmSecondFactor } from '@starhaven/contracts/account';
import type { CallBody } from '@starhaven/contracts/protocol';
import { inTransaction } from '../../../../platform/database/transaction-retry';
import { DomainError } from '../../../../platform/errors/domain-error';
import { refuseOverLimit } from '../../../../platform/limits/refuse-over-limit';
import { findKnownDevice } from '../../devices/known-device';
import { isTotpProven } from '../authenticator/is-totp-proven';
import type { ChallengeRow, PendingLogin } from './login-challenge';
import { finishLoginChallenge, tryLoginChallenge } from './login-challenge';
import { isPasskeyProven } from './is-passkey-proven';
import { useRecoveryCode } from '../recovery-codes/recovery-codes';
import type { SecondFactorContext } from '../second-factor-context';

export type SecondFactorProof = CallBody<typeof confirmSecondFactor>;

async function isProven(context: SecondFactorContext, row: ChallengeRow, proof: SecondFactorProof): Promise<boolean> {
  switch (proof.method) {
    case 'totp':
      return isTotpProven(context, row.accountId, proof.code);
    case 'recovery':
      return inTransaction(context.db, (tx) => useRecoveryCode(tx, row.accountId, proof.code, context.recoveryKey));
    case 'passkey':
      return isPasskeyProven(context, context.db, row, proof.response);
  }
}

/**
 * The login that a second factor finishes; the proof consumes its challenge.
 * @throws DomainError wrong-credentials, expired for a challenge that is over, rate-limited for an account with too many wrong proofs
 */
export async function proveSecondFactor(context: SecondFactorContext, proof: SecondFactorProof): Promise<PendingLogin> {
  const row = await tryLoginChallenge(context.db, proof.challenge);
  // A browser that the account has used before has a separate count, so that other people cannot lock the owner out.
  const device = await findKnownDevice(context.db, row.accountId, proof.known_device);
  const limitKey = device === null ? String(row.accountId) : `${row.accountId} ${device}`;
  // Counted before the check, so that parallel tries all count. Only app codes are short enough to guess.
  const isGuessable = proof.method === 'totp';
  if (isGuessable) {
    await refuseOverLimit(context.wrongCodes, limitKey);
  }
  if (!(await isProven(context, row, proof))) {
    if (proof.method === 'passkey') throw new DomainError('wrong-credentials', 'The passkey was not accepted.');
    throw new DomainError('wrong-credentials', 'The code is wrong.', { field: 'code' });
  }
  if (isGuessable) await context.wrongCodes.refund(limitKey);
  await inTransaction(context.db, (tx) => finishLoginChallenge(tx, row));
  const { accountId, entryType, loginType } = row;
  return { accountId, entryType, loginType };
}
