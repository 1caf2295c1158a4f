import { extensions } from '../../../protocol/extensions';
import { DeliverySchema } from '../../entities/delivery';
import { answerWith } from '../../../protocol/answers/answer';
import { defineCall } from '../../../protocol/define-call';
import { answerListOf } from '../../../protocol/wire/list-of';

/** Newest first, at most 100 (docs/behaviour/account.md#deliveries). */
export const listDeliveries = defineCall({
  host: 'account',
  method: 'GET',
  credential: 'authorization',
  extension: extensions.deliveries,
  name: 'listDeliveries',
  summary: 'The rewards of the account, with the receipt of each',
  path: '/api/v2/account/deliveries',
  response: answerWith(answerListOf(DeliverySchema)),
});
