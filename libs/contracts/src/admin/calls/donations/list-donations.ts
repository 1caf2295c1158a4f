import * as v from 'valibot';
import { answerWith } from '../../../protocol/answers/answer';
import { defineCall } from '../../../protocol/define-call';
import { answerListOf } from '../../../protocol/wire/list-of';
import { WireTextSchema } from '../../../protocol/wire/wire';
import { donationStates } from '../../../donations/entities/donation';
import { adminRead, CursorSchema } from '../admin-call';
import { AdminDonationSchema } from '../../entities/admin-donation';

/** The newest first, 50 per page. Permission `donations`. */
export const listDonations = defineCall({
  ...adminRead,
  name: 'listDonations',
  summary: 'Donations',
  path: '/api/v2/admin/donations',
  query: v.object({ state: v.optional(v.picklist(donationStates)), after: CursorSchema }),
  response: answerWith(answerListOf(AdminDonationSchema), { next: v.optional(WireTextSchema, '') }),
});
