import { extensions } from '@starhaven/contracts/protocol';
import { verificationCodeMinutes } from '@starhaven/contracts/session';
import type { UpstreamClient } from '@starhaven/upstream/server';

/** How many minutes a mailed code is valid; null: the host does not say. */
export const codeMinutesOf = (client: UpstreamClient): number | null =>
  client.hasExtension(extensions.accountExtras) ? verificationCodeMinutes : null;

/** What to do after a wrong code of a mail, at its field. */
export function wrongCodeText(client: UpstreamClient): string {
  const minutes = codeMinutesOf(client);
  const life = minutes === null ? '' : ` and valid for ${minutes} minutes`;
  return `Check the code: it is in the newest mail${life}. A newer mail voids the older ones. You can have it sent again.`;
}

/** What to do after a wrong second factor, at its field. */
export const wrongFactorText = {
  totp: 'Enter the code that the app shows now. It changes every 30 seconds, and the clock of the phone must be right.',
  recovery: 'Check the code. Each recovery code works once, and new ones void the old.',
};
