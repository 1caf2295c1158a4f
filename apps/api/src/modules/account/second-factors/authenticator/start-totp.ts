import { isNull } from 'drizzle-orm';
import { generateSecret, generateURI } from 'otplib';
import { inTransaction } from '../../../../platform/database/transaction-retry';
import { seal } from '../../../../platform/secrets/secret-box';
import { lockSignedIn } from '../../lock-account';
import { requirePassword } from '../../passwords/require-password';
import type { SignedIn } from '../../sessions/find-live-session';
import { totp } from '../../tables';
import type { SecondFactorContext } from '../second-factor-context';
import { alreadySetUp } from './already-set-up';

/** A secret for an authenticator app; it becomes active after a code confirms it. @throws DomainError already-exists when one is set up */
export async function startTotp(
  context: SecondFactorContext,
  { account, session, password }: SignedIn & { password: string },
): Promise<{ secret: string; uri: string }> {
  await requirePassword(context.wrongPasswords, account, password);
  const secret = generateSecret();
  const sealed = seal(secret, context.sealKey);
  await inTransaction(context.db, async (tx) => {
    await lockSignedIn(tx, { account, session });
    const stored = await tx
      .insert(totp)
      .values({ accountId: account.id, secret: sealed })
      .onConflictDoUpdate({ target: totp.accountId, set: { secret: sealed }, setWhere: isNull(totp.confirmedAt) })
      .returning({ accountId: totp.accountId });
    if (stored.length === 0) throw alreadySetUp();
  });
  const uri = generateURI({ issuer: context.relyingParty.name, label: account.username, secret });
  return { secret, uri };
}
