import { createHmac, randomInt } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '../../../../platform/database/transaction-retry';
import { recoveryCode } from '../../tables';

const codesAtOnce = 10;
/** Symbols that do not look alike: ten of them are 49 bits. */
const symbols = 'abcdefghjkmnpqrstuvwxyz23456789';
const halfLength = 5;

const half = () => Array.from({ length: halfLength }, () => symbols[randomInt(symbols.length)]).join('');

/** The stored hash of a code; ignores spaces, dashes and case. */
function hashCode(code: string, accountId: number, key: Buffer): string {
  const plain = code.toLowerCase().replace(/[\s-]/g, '');
  return createHmac('sha256', key).update(`${accountId} ${plain}`).digest('hex');
}

/** Replaces all old codes with ten new ones; they are readable only in this result. */
export async function replaceRecoveryCodes(tx: Transaction, accountId: number, key: Buffer): Promise<string[]> {
  const codes = Array.from({ length: codesAtOnce }, () => `${half()}-${half()}`);
  await tx.delete(recoveryCode).where(eq(recoveryCode.accountId, accountId));
  await tx.insert(recoveryCode).values(codes.map((code) => ({ accountId, codeHash: hashCode(code, accountId, key) })));
  return codes;
}

/** Marks a code as used. Returns whether it was valid; of several concurrent calls only one gets true. */
export async function useRecoveryCode(tx: Transaction, accountId: number, code: string, key: Buffer): Promise<boolean> {
  const used = await tx
    .update(recoveryCode)
    .set({ usedAt: sql`now()` })
    .where(
      and(
        eq(recoveryCode.accountId, accountId),
        eq(recoveryCode.codeHash, hashCode(code, accountId, key)),
        isNull(recoveryCode.usedAt),
      ),
    )
    .returning({ accountId: recoveryCode.accountId });
  return used.length > 0;
}
