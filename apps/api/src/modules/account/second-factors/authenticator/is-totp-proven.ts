import { and, eq, isNotNull, lt } from 'drizzle-orm';
import { unseal } from '../../../../platform/secrets/secret-box';
import { totp } from '../../tables';
import type { SecondFactorContext } from '../second-factor-context';
import { findAcceptedStep } from './authenticator-code';

/** Whether this is the code that the app of the account shows now. A code counts once. The caller limits the tries. */
export async function isTotpProven(
  { db, sealKey }: Pick<SecondFactorContext, 'db' | 'sealKey'>,
  accountId: number,
  code: string,
): Promise<boolean> {
  const [row] = await db
    .select()
    .from(totp)
    .where(and(eq(totp.accountId, accountId), isNotNull(totp.confirmedAt)));
  if (!row) return false;
  const step = findAcceptedStep(unseal(row.secret, sealKey), code, row.lastStep);
  if (step === null) return false;
  // Of two requests with the same code at once, one succeeds.
  const taken = await db
    .update(totp)
    .set({ lastStep: step })
    .where(and(eq(totp.accountId, accountId), eq(totp.secret, row.secret), lt(totp.lastStep, step)))
    .returning({ accountId: totp.accountId });
  return taken.length > 0;
}
