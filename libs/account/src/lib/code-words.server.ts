import { extensions } from '@starhaven/contracts/protocol';
import { verificationCodeMinutes } from '@starhaven/contracts/session';
import type { UpstreamClient } from '@starhaven/upstream/server';

/** How many minutes a mailed code is valid; null: the host does not send it. */
export const codeMinutesOf = (client: UpstreamClient): number | null =>
  client.hasExtension(extensions.accountExtras) ? verificationCodeMinutes : null;

/** The error at the code field after a wrong code from a mail. */
export function wrongCodeText(client: UpstreamClient): string {
  const minutes = codeMinutesOf(client);
  const life = minutes === null ? '' : ` and valid for ${minutes} minutes`;
  return `Check the code: it is in the newest mail${life}. Only the code of the newest mail counts. You can have it sent again.`;
}

/** The error at the code field after a wrong second factor. */
export const wrongFactorText = {
  totp: 'Enter the code that the app shows now. It changes every 30 seconds, and the clock of the phone must be right.',
  recovery: 'Check the code. Each recovery code works once, and old ones stop working when you make new ones.',
};
