import type { FormReply } from '@starhaven/ui-kit';

/** The reply of the page's form. */
export type SponsorReply = FormReply<'code'>;
