import * as v from 'valibot';
import { OutcomeSchema } from '../../../protocol/answers/answer';
import { defineCall } from '../../../protocol/define-call';
import { WireIdSchema } from '../../../protocol/wire/wire';
import { adminWrite } from '../admin-call';
import { proofEntries } from '../admin-proof';

/** Removes the remaining days that this donation gave, and changes nothing else. Permission `donations`, with a proof. */
export const refundDonation = defineCall({
  ...adminWrite,
  name: 'refundDonation',
  summary: 'Note that a donation was paid back',
  path: '/api/v2/admin/donations/refund',
  body: v.object({ ...proofEntries, id: WireIdSchema }),
  response: OutcomeSchema,
});
