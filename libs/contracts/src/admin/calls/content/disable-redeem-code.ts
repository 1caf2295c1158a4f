import * as v from 'valibot';
import { OutcomeSchema } from '../../../protocol/answers/answer';
import { defineCall } from '../../../protocol/define-call';
import { adminWrite } from '../admin-call';

/** Disables a code; rewards that were already accepted are still delivered. Permission `codes`. */
export const disableRedeemCode = defineCall({
  ...adminWrite,
  name: 'disableRedeemCode',
  summary: 'Disable a redeem code',
  path: '/api/v2/admin/codes/disable',
  body: v.object({ code: v.pipe(v.string(), v.nonEmpty(), v.maxLength(40)) }),
  response: OutcomeSchema,
});
