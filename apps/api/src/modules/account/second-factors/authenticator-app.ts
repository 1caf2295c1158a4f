import { and, eq, isNull, sql } from 'drizzle-orm';
import { generateSecret, generateURI } from 'otplib';
import { inTransaction } from '../../../platform/database/transaction-retry';
import type { Transaction } from '../../../platform/database/transaction-retry';
import { Refusal } from '../../../platform/http/refusal';
import { overLimit } from '../../../platform/limits/refuse-over-limit';
import { seal, unseal } from '../../../platform/secrets/secret-box';
import type { AccountRow } from '../accounts';
import { requirePassword } from '../passwords/require-password';
import { passkey, recoveryCode, totp } from '../tables';
import { findAcceptedStep } from './authenticator-code';
import { findSecondFactors } from './find-second-factors';
import { lockSecondFactors } from './lock-second-factors';
import { replaceRecoveryCodes } from './recovery-codes';
import type { SecondFactorContext } from './second-factor-context';

const isSetUp = () => new Refusal(-1, 'An authenticator app is already set up.');

/** A secret for an authenticator app; it counts once a code of it came back. @throws Refusal when one is set up already */
export async function startAuthenticator(
  context: SecondFactorContext,
  account: AccountRow,
  password: string,
): Promise<{ secret: string; uri: string }> {
  await requirePassword(context.wrongPasswords, account, password);
  const secret = generateSecret();
  const sealed = seal(secret, context.sealKey);
  const stored = await context.db
    .insert(totp)
    .values({ accountId: account.id, secret: sealed })
    .onConflictDoUpdate({ target: totp.accountId, set: { secret: sealed }, setWhere: isNull(totp.confirmedAt) })
    .returning({ accountId: totp.accountId });
  if (stored.length === 0) throw isSetUp();
  const uri = generateURI({ issuer: context.relyingParty.name, label: account.username, secret });
  return { secret, uri };
}

/** Switches the app on. Returns recovery codes when the account has none yet. @throws Refusal for a wrong code */
export async function confirmAuthenticator(
  context: SecondFactorContext,
  account: AccountRow,
  code: string,
): Promise<string[]> {
  const state = await context.wrongCodes.hit(String(account.id));
  if (state.isOver) throw overLimit(state);
  const [row] = await context.db.select().from(totp).where(eq(totp.accountId, account.id));
  if (!row) throw new Refusal(-1, 'There is no authenticator app to confirm.');
  if (row.confirmedAt !== null) throw isSetUp();
  const step = findAcceptedStep(unseal(row.secret, context.sealKey), code, 0);
  if (step === null) throw new Refusal(-1, 'The code is not right.');
  await context.wrongCodes.refund(String(account.id));
  return inTransaction(context.db, async (tx) => {
    await lockSecondFactors(tx, account.id);
    const hadNone = (await findSecondFactors(tx, account.id)).length === 0;
    // The very secret whose code was checked: another one may have taken its place since.
    const confirmed = await tx
      .update(totp)
      .set({ confirmedAt: sql`now()`, lastStep: step })
      .where(and(eq(totp.accountId, account.id), eq(totp.secret, row.secret), isNull(totp.confirmedAt)))
      .returning({ accountId: totp.accountId });
    if (confirmed.length === 0) throw await whyNotConfirmed(tx, account.id);
    return hadNone ? replaceRecoveryCodes(tx, account.id, context.recoveryKey) : [];
  });
}

async function whyNotConfirmed(tx: Transaction, accountId: number): Promise<Refusal> {
  const [row] = await tx.select({ confirmedAt: totp.confirmedAt }).from(totp).where(eq(totp.accountId, accountId));
  return row?.confirmedAt
    ? isSetUp()
    : new Refusal(-1, 'The secret was replaced meanwhile. Please scan the new one and enter its code.');
}

/** Switches the app off; with the last factor the recovery codes go, too. */
export async function removeAuthenticator(
  context: SecondFactorContext,
  account: AccountRow,
  password: string,
): Promise<void> {
  await requirePassword(context.wrongPasswords, account, password);
  await inTransaction(context.db, async (tx) => {
    await lockSecondFactors(tx, account.id);
    await tx.delete(totp).where(eq(totp.accountId, account.id));
    const [other] = await tx.select({ id: passkey.id }).from(passkey).where(eq(passkey.accountId, account.id)).limit(1);
    if (!other) await tx.delete(recoveryCode).where(eq(recoveryCode.accountId, account.id));
  });
}

/** New recovery codes. @throws Refusal when there is no second factor that they could stand in for */
export async function renewCodes(
  context: SecondFactorContext,
  account: AccountRow,
  password: string,
): Promise<string[]> {
  await requirePassword(context.wrongPasswords, account, password);
  return inTransaction(context.db, async (tx) => {
    await lockSecondFactors(tx, account.id);
    if ((await findSecondFactors(tx, account.id)).length === 0) {
      throw new Refusal(-1, 'Set up an authenticator app or a passkey first.');
    }
    return replaceRecoveryCodes(tx, account.id, context.recoveryKey);
  });
}
