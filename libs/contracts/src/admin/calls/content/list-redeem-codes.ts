import { answerWith } from '../../../protocol/answers/answer';
import { defineCall } from '../../../protocol/define-call';
import { answerListOf } from '../../../protocol/wire/list-of';
import { adminRead } from '../admin-call';
import { AdminRedeemCodeSchema } from '../../entities/admin-redeem-code';

/** The newest 500. Permission `codes`. */
export const listRedeemCodes = defineCall({
  ...adminRead,
  name: 'listRedeemCodes',
  summary: 'Redeem codes',
  path: '/api/v2/admin/codes',
  response: answerWith(answerListOf(AdminRedeemCodeSchema)),
});
