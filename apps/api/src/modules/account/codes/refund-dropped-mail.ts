import type { Limits } from '../../../platform/limits/limits';
import { emailKey } from '../names/email';
import { MailLimits } from './mail-limits';

/** Handles mails that could not be delivered: a mailed code that a visitor requested then does not count against the daily quota. */
export function createMailRefund(limits: Limits): (mail: { kind: string; to: string }) => Promise<void> {
  const mailLimits = new MailLimits(limits);
  return async ({ kind, to }) => {
    if (kind === 'reset-code' || kind === 'verification-code') await mailLimits.refundMail(emailKey(to));
  };
}
