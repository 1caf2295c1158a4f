import * as v from 'valibot';
import { OutcomeSchema } from '../../protocol/answers/answer';
import { defineCall } from '../../protocol/define-call';
import { extensions } from '../../protocol/extensions';
import { donationServices } from '../entities/donation-service';
import { maxSignatureChars, maxWebhookBytes } from '../limits';

/**
 * Forwards, unchanged, what a service sent to the site's address. Our API checks that it comes from the service. 401: it does not; 404: the
 * operator has not set up this service; -1: it is unreadable. A repeated request gets the same answer as the first one.
 */
export const receiveDonation = defineCall({
  name: 'receiveDonation',
  summary: 'Receive the webhook of a donation service',
  host: 'account',
  method: 'POST',
  path: '/api/v2/donations/receive',
  extension: extensions.donations,
  body: v.object({
    service: v.picklist(donationServices),
    /** The body as the service sent it. */
    payload: v.pipe(v.string(), v.maxBytes(maxWebhookBytes)),
    /** The header that proves the sender; empty for a service whose proof is in the body. */
    signature: v.pipe(v.string(), v.maxLength(maxSignatureChars)),
  }),
  response: OutcomeSchema,
});
