import { DomainError, isDomainError } from '../../../platform/errors/domain-error';
import type { Mailer } from '../../../platform/mail/mailer';
import { overLimit } from '../../../platform/limits/over-limit';
import type { MailLimits } from '../codes/mail-limits';

export interface NewAddressMailContext {
  mailer: Mailer;
  mailLimits: MailLimits;
}

/**
 * Counts the mail with the code that a new address gets; call the returned function when it was not sent. An edit has one answer for every
 * limit of mails: 429 with the end of the wait (docs/behaviour/account.md#edit-messages).
 * @throws DomainError rate-limited; mail-unavailable while the mail server does not answer
 */
export async function countNewAddressMail(
  { mailer, mailLimits }: NewAddressMailContext,
  { emailKey, addressKey }: { emailKey: string; addressKey: string },
): Promise<() => Promise<void>> {
  if (!(await mailer.isReachable())) {
    throw new DomainError('mail-unavailable', 'Email cannot be sent at the moment. Please try again in a few minutes.');
  }
  await mailLimits.countRequest(addressKey);
  try {
    return await mailLimits.countMail({ purpose: 'verify', emailKey }, { isResend: true });
  } catch (error) {
    if (!isDomainError(error) || !('timestamp' in error.details)) throw error;
    throw overLimit({ max: 1, until: error.details.timestamp }, error.message);
  }
}
