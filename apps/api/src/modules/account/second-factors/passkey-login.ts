import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server';
import { and, eq, sql } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { loginChallenge, passkey } from '../tables';
import type { ChallengeRow } from './login-challenge';
import { getLoginChallenge } from './login-challenge';
import { parseWebAuthnJson } from './parse-webauthn-json';
import type { SecondFactorContext } from './second-factor-context';

/** What the browser needs to ask for one of the account's passkeys, as JSON text. @throws Refusal when the challenge is over */
export async function startPasskeyLoginWith(context: SecondFactorContext, challengeId: string): Promise<string> {
  const { db, relyingParty } = context;
  const row = await getLoginChallenge(db, challengeId);
  const owned = await db.select().from(passkey).where(eq(passkey.accountId, row.accountId));
  const options = await generateAuthenticationOptions({
    rpID: relyingParty.id,
    userVerification: 'preferred',
    allowCredentials: owned.map(({ id, transports }) => ({ id, transports })),
  });
  await db
    .update(loginChallenge)
    .set({ webauthnChallenge: options.challenge })
    .where(eq(loginChallenge.idHash, row.idHash));
  return JSON.stringify(options);
}

/** Whether the response proves one of the account's passkeys; its counter is kept against copies of it. */
export async function isPasskeyProven(
  { relyingParty }: SecondFactorContext,
  db: Drizzle,
  row: ChallengeRow,
  responseJson: string,
): Promise<boolean> {
  const response = parseWebAuthnJson<AuthenticationResponseJSON>(responseJson);
  if (response === null || row.webauthnChallenge === null) return false;
  const [owned] = await db
    .select()
    .from(passkey)
    .where(and(eq(passkey.id, response.id), eq(passkey.accountId, row.accountId)));
  if (!owned) return false;
  const result = await verifyAuthenticationResponse({
    response,
    expectedChallenge: row.webauthnChallenge,
    expectedOrigin: relyingParty.origin,
    expectedRPID: relyingParty.id,
    requireUserVerification: false,
    credential: {
      id: owned.id,
      publicKey: new Uint8Array(Buffer.from(owned.publicKey, 'base64url')),
      counter: owned.counter,
      transports: owned.transports,
    },
    // It throws for whatever a stranger may have sent.
  }).catch(() => null);
  if (!result?.verified) return false;
  await db
    .update(passkey)
    .set({ counter: result.authenticationInfo.newCounter, lastUsedAt: sql`now()` })
    .where(eq(passkey.id, owned.id));
  return true;
}
