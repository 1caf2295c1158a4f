import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { and, eq, sql } from 'drizzle-orm';
import type { Drizzle } from '../../../../platform/database/database';
import { passkey } from '../../tables';
import { parseWebAuthnJson } from '../passkeys/parse-webauthn-json';
import type { SecondFactorContext } from '../second-factor-context';
import type { ChallengeRow } from './login-challenge';

/** Whether the response proves one of the account's passkeys. Stores the passkey's counter to detect copies of the passkey. */
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
  // Imported with the first passkey: it takes 18 MB and 0.2 s, and most accounts have no passkey.
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
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
    // The library throws on forged input.
  }).catch(() => null);
  if (!result?.verified) return false;
  await db
    .update(passkey)
    .set({ counter: result.authenticationInfo.newCounter, lastUsedAt: sql`now()` })
    .where(eq(passkey.id, owned.id));
  return true;
}
