import { extensions } from '../../protocol/extensions';

/** The calls about a member's own donations (docs/behaviour/site.md#donations). */
export const donationCall = {
  host: 'account',
  credential: 'authorization',
  extension: extensions.donations,
} as const;
