import type { CallBody, confirmSecondFactor } from '@starhaven/contracts';
import { and, eq, isNotNull, lt } from 'drizzle-orm';
import { inTransaction } from '../../../platform/database/transaction-retry';
import { Refusal } from '../../../platform/http/refusal';
import { overLimit } from '../../../platform/limits/refuse-over-limit';
import { unseal } from '../../../platform/secrets/secret-box';
import { findKnownDevice } from '../login/known-device';
import { totp } from '../tables';
import { findAcceptedStep } from './authenticator-code';
import type { ChallengeRow, HalfLogin } from './login-challenge';
import { finishLoginChallenge, tryLoginChallenge } from './login-challenge';
import { isPasskeyProven } from './passkey-login';
import { useRecoveryCode } from './recovery-codes';
import type { SecondFactorContext } from './second-factor-context';

type Proof = CallBody<typeof confirmSecondFactor>;

async function isTotpProven({ db, sealKey }: SecondFactorContext, accountId: number, code: string): Promise<boolean> {
  const [row] = await db
    .select()
    .from(totp)
    .where(and(eq(totp.accountId, accountId), isNotNull(totp.confirmedAt)));
  if (!row) return false;
  const step = findAcceptedStep(unseal(row.secret, sealKey), code, row.lastStep);
  if (step === null) return false;
  // Of two that send the same code at once, one.
  const taken = await db
    .update(totp)
    .set({ lastStep: step })
    .where(and(eq(totp.accountId, accountId), eq(totp.secret, row.secret), lt(totp.lastStep, step)))
    .returning({ accountId: totp.accountId });
  return taken.length > 0;
}

async function isProven(context: SecondFactorContext, row: ChallengeRow, proof: Proof): Promise<boolean> {
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
 * The login that a second factor finishes; the challenge is used up by it.
 * @throws Refusal -1 for a wrong proof or a challenge that is over, 429 for an account with too many wrong ones
 */
export async function confirmLogin(context: SecondFactorContext, proof: Proof): Promise<HalfLogin> {
  const row = await tryLoginChallenge(context.db, proof.challenge);
  // A browser that the account knows is counted apart, so that nobody else locks its owner out.
  const device = await findKnownDevice(context.db, row.accountId, proof.known_device);
  const limitKey = device === null ? String(row.accountId) : `${row.accountId} ${device}`;
  // Counted before it is checked, so that many at once are many. Only codes of apps are short enough to be guessed.
  const isGuessable = proof.method === 'totp';
  if (isGuessable) {
    const state = await context.wrongCodes.hit(limitKey);
    if (state.isOver) throw overLimit(state);
  }
  if (!(await isProven(context, row, proof))) {
    throw new Refusal(-1, proof.method === 'passkey' ? 'The passkey was not accepted.' : 'The code is not right.');
  }
  if (isGuessable) await context.wrongCodes.refund(limitKey);
  await inTransaction(context.db, (tx) => finishLoginChallenge(tx, row));
  const { accountId, entryType, loginType } = row;
  return { accountId, entryType, loginType };
}
