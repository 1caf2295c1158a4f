import { eq } from 'drizzle-orm';
import { inTransaction } from '../../../../platform/database/transaction-retry';
import { hashKey } from '../../../../platform/secrets/keys';
import { lockSignedIn } from '../../lock-account';
import { requirePassword } from '../../passwords/require-password';
import type { SignedIn } from '../../sessions/find-live-session';
import { loginChallenge, passkey } from '../../tables';
import type { SecondFactorContext } from '../second-factor-context';
import { maxPasskeys, tooManyPasskeys } from './passkey-limit';

const lifeMs = 5 * 60_000;

/** The options with which the browser makes a passkey, as JSON text. */
export async function startPasskey(
  context: SecondFactorContext,
  { account, session, password }: SignedIn & { password: string },
): Promise<string> {
  const { db, relyingParty } = context;
  await requirePassword(context.wrongPasswords, account, password);
  const owned = await db.select().from(passkey).where(eq(passkey.accountId, account.id));
  if (owned.length >= maxPasskeys) throw tooManyPasskeys();
  // Imported with the first passkey: it takes 18 MB and 0.2 s, and most accounts have no passkey.
  const { generateRegistrationOptions } = await import('@simplewebauthn/server');
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
  await inTransaction(db, async (tx) => {
    await lockSignedIn(tx, { account, session });
    await tx.insert(loginChallenge).values({
      idHash: hashKey(options.challenge),
      purpose: 'add-passkey',
      accountId: account.id,
      entryType: '',
      loginType: '',
      expiresAt: new Date(Date.now() + lifeMs),
    });
  });
  return JSON.stringify(options);
}
