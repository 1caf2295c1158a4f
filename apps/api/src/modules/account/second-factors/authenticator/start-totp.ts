import { isNull } from 'drizzle-orm';
import { generateSecret, generateURI } from 'otplib';
import { seal } from '../../../../platform/secrets/secret-box';
import type { AccountRow } from '../../accounts';
import { requirePassword } from '../../passwords/require-password';
import { totp } from '../../tables';
import type { SecondFactorContext } from '../second-factor-context';
import { alreadySetUp } from './already-set-up';

/** A secret for an authenticator app; it becomes active after a code confirms it. @throws DomainError already-exists when one is set up */
export async function startTotp(
  context: SecondFactorContext,
  { account, password }: { account: AccountRow; password: string },
): Promise<{ secret: string; uri: string }> {
  await requirePassword(context.wrongPasswords, account, password);
  const secret = generateSecret();
  const sealed = seal(secret, context.sealKey);
  const stored = await context.db
    .insert(totp)
    .values({ accountId: account.id, secret: sealed })
    .onConflictDoUpdate({ target: totp.accountId, set: { secret: sealed }, setWhere: isNull(totp.confirmedAt) })
    .returning({ accountId: totp.accountId });
  if (stored.length === 0) throw alreadySetUp();
  const uri = generateURI({ issuer: context.relyingParty.name, label: account.username, secret });
  return { secret, uri };
}
