import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server';
import { and, count, eq, gt, isNotNull, sql } from 'drizzle-orm';
import { findSqlState } from '../../../platform/database/errors';
import { inTransaction } from '../../../platform/database/transaction-retry';
import { Refusal } from '../../../platform/http/refusal';
import { hashKey } from '../keys';
import { requirePassword } from '../passwords/require-password';
import type { AccountRow } from '../accounts';
import { loginChallenge, passkey, recoveryCode, totp } from '../tables';
import { findSecondFactors } from './find-second-factors';
import { lockSecondFactors } from './lock-second-factors';
import { parseWebAuthnJson } from './parse-webauthn-json';
import { replaceRecoveryCodes } from './recovery-codes';
import type { SecondFactorContext } from './second-factor-context';

const maxPasskeys = 20;
const lifeMs = 5 * 60_000;
const uniqueViolation = '23505';

const tooMany = () => new Refusal(-1, `An account has at most ${maxPasskeys} passkeys.`);

const refused = () => new Refusal(-1, 'The passkey was not accepted. Please try again.');

/** What the browser needs to make a passkey, as JSON text. */
export async function startNewPasskey(
  context: SecondFactorContext,
  account: AccountRow,
  password: string,
): Promise<string> {
  const { db, relyingParty } = context;
  await requirePassword(context.wrongPasswords, account, password);
  const owned = await db.select().from(passkey).where(eq(passkey.accountId, account.id));
  if (owned.length >= maxPasskeys) throw tooMany();
  const options = await generateRegistrationOptions({
    rpID: relyingParty.id,
    rpName: relyingParty.name,
    userID: new Uint8Array(Buffer.from(String(account.id))),
    userName: account.username,
    userDisplayName: account.name || account.username,
    attestationType: 'none',
    excludeCredentials: owned.map(({ id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });
  await db.insert(loginChallenge).values({
    idHash: hashKey(options.challenge),
    purpose: 'add-passkey',
    accountId: account.id,
    entryType: '',
    loginType: '',
    expiresAt: new Date(Date.now() + lifeMs),
  });
  return JSON.stringify(options);
}

/** Adds the passkey that the browser made. Returns recovery codes with the first second factor. @throws Refusal when it is not accepted */
export async function addNewPasskey(
  context: SecondFactorContext,
  account: AccountRow,
  { name, responseJson }: { name: string; responseJson: string },
): Promise<string[]> {
  const { db, relyingParty } = context;
  const response = parseWebAuthnJson<RegistrationResponseJSON>(responseJson);
  if (response === null) throw refused();
  const result = await verifyRegistrationResponse({
    response,
    expectedOrigin: relyingParty.origin,
    expectedRPID: relyingParty.id,
    requireUserVerification: false,
    // Each challenge serves one answer.
    expectedChallenge: async (challenge) => {
      const taken = await db
        .delete(loginChallenge)
        .where(
          and(
            eq(loginChallenge.idHash, hashKey(challenge)),
            eq(loginChallenge.purpose, 'add-passkey'),
            eq(loginChallenge.accountId, account.id),
            gt(loginChallenge.expiresAt, sql`now()`),
          ),
        )
        .returning({ idHash: loginChallenge.idHash });
      return taken.length > 0;
    },
    // It throws for whatever a stranger may have sent.
  }).catch(() => null);
  if (!result?.verified) throw refused();
  const { credential } = result.registrationInfo;
  return inTransaction(db, async (tx) => {
    await lockSecondFactors(tx, account.id);
    const [owned] = await tx.select({ passkeys: count() }).from(passkey).where(eq(passkey.accountId, account.id));
    if ((owned?.passkeys ?? 0) >= maxPasskeys) throw tooMany();
    const hadNone = (await findSecondFactors(tx, account.id)).length === 0;
    await tx
      .insert(passkey)
      .values({
        id: credential.id,
        accountId: account.id,
        name: name || 'Passkey',
        publicKey: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
        transports: [...(credential.transports ?? [])].map(String),
      })
      .catch((error: unknown) => {
        throw findSqlState(error) === uniqueViolation ? refused() : error;
      });
    return hadNone ? replaceRecoveryCodes(tx, account.id, context.recoveryKey) : [];
  });
}

/** Removes a passkey; with the last factor the recovery codes go, too. @throws Refusal when the account has no such passkey */
export async function removeOwnPasskey(
  context: SecondFactorContext,
  account: AccountRow,
  { id, password }: { id: string; password: string },
): Promise<void> {
  await requirePassword(context.wrongPasswords, account, password);
  await inTransaction(context.db, async (tx) => {
    await lockSecondFactors(tx, account.id);
    const removed = await tx
      .delete(passkey)
      .where(and(eq(passkey.id, id), eq(passkey.accountId, account.id)))
      .returning({ id: passkey.id });
    if (removed.length === 0) throw new Refusal(-1, 'There is no such passkey.');
    const [left] = await tx.select({ passkeys: count() }).from(passkey).where(eq(passkey.accountId, account.id));
    const [app] = await tx
      .select({ id: totp.accountId })
      .from(totp)
      .where(and(eq(totp.accountId, account.id), isNotNull(totp.confirmedAt)));
    if (left?.passkeys === 0 && !app) await tx.delete(recoveryCode).where(eq(recoveryCode.accountId, account.id));
  });
}
