import { eq } from 'drizzle-orm';
import { DomainError } from '../../../platform/errors/domain-error';
import { sendCodes } from '../codes/send-codes';
import type { SendCodesContext } from '../codes/send-codes';
import { account } from '../tables';

/**
 * Mails the owner of an account a code to set a new password. `addressKey` is the address of the member of staff, which the limits count.
 * @throws DomainError not-found, failed-precondition without a mail address; those of `sendCodes`
 */
export async function sendUserReset(
  context: SendCodesContext,
  { accountId, addressKey }: { accountId: number; addressKey: string },
): Promise<void> {
  const [row] = await context.db.select({ emailKey: account.emailKey }).from(account).where(eq(account.id, accountId));
  if (!row) throw new DomainError('not-found', 'There is no such account.');
  if (row.emailKey === null)
    throw new DomainError('failed-precondition', 'This account has no mail address to send a code to.');
  await sendCodes(context, { purpose: 'reset', emailKey: row.emailKey, addressKey, isResend: true, accountId });
}
