import { eq } from 'drizzle-orm';
import { loginChallenge, passkey } from '../../tables';
import type { SecondFactorContext } from '../second-factor-context';
import { getLoginChallenge } from './login-challenge';

/**
 * The options with which the browser requests one of the account's passkeys, as JSON text.
 * @throws DomainError expired when the challenge is over
 */
export async function startPasskeyLogin(context: SecondFactorContext, challengeId: string): Promise<string> {
  const { db, relyingParty } = context;
  const row = await getLoginChallenge(db, challengeId);
  const owned = await db.select().from(passkey).where(eq(passkey.accountId, row.accountId));
  // Imported with the first passkey: it takes 18 MB and 0.2 s, and most accounts have no passkey.
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
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
