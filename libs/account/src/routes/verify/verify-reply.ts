import type { FormReply } from '@starhaven/ui-kit';

export type VerifyIntent = 'send' | 'check';

/** The verification page's fields in a reply, in addition to those of every form. */
export interface VerifyReplyFields {
  /** A code was sent, so the next one is a resend. */
  isSent: boolean;
  /** Unix seconds at which the day's quota of mails ends; null when it is not used up. */
  quotaUntilSeconds: number | null;
}

export const verifyReplyDefaults: VerifyReplyFields = { isSent: false, quotaUntilSeconds: null };

export type VerifyReply = FormReply<VerifyIntent> & VerifyReplyFields;
