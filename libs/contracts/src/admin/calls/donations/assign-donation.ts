import * as v from 'valibot';
import { OutcomeSchema } from '../../../protocol/answers/answer';
import { defineCall } from '../../../protocol/define-call';
import { WireIdSchema } from '../../../protocol/wire/wire';
import { adminWrite } from '../admin-call';
import { proofEntries } from '../admin-proof';

/** Gives an unclaimed donation to an account, which gets the role for its days. Permission `donations`, with a proof. */
export const assignDonation = defineCall({
  ...adminWrite,
  name: 'assignDonation',
  summary: 'Give an unclaimed donation to an account',
  path: '/api/v2/admin/donations/assign',
  body: v.object({
    ...proofEntries,
    id: WireIdSchema,
    uid: WireIdSchema,
    /** If it is missing, the rules determine the days from the amount. */
    days: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(3660))),
  }),
  response: OutcomeSchema,
});
