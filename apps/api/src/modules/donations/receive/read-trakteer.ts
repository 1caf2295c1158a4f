import * as v from 'valibot';
import { isEqualSecret } from '../../../platform/secrets/is-equal-secret';
import { amount, idText, moment, parseJson, shortText } from './read-parts';
import type { Reading, SignedPayload } from './received-donation';

const names = v.object({
  created_at: moment,
  type: shortText(40),
  supporter_name: shortText(80),
  supporter_message: shortText(500),
});
const ids = v.object({ transaction_id: v.optional(idText), order_id: v.optional(idText), id: v.optional(idText) });
const amounts = v.object({ amount: v.optional(amount), price: v.optional(amount) });

/**
 * Trakteer sends JSON and our token in a header. Its fields vary. The price is not multiplied by the quantity, so that nothing counts
 * twice. Amounts are rupiahs.
 */
export function readTrakteer({ payload, signature, secret }: SignedPayload): Reading {
  if (!isEqualSecret(signature.trim(), secret)) return 'forged';
  const read = v.safeParse(v.intersect([names, ids, amounts]), parseJson(payload));
  if (!read.success) return 'unreadable';
  const { output } = read;
  const messageId = output.transaction_id ?? output.order_id ?? output.id;
  const given = output.amount ?? output.price;
  if (messageId === undefined || given === undefined) return 'unreadable';
  return {
    service: 'trakteer',
    messageId,
    transaction: messageId,
    amount: given,
    currency: 'IDR',
    isDonation: output.type === 'tip' || output.type === '',
    happenedAt: output.created_at,
    donorName: output.supporter_name,
    message: output.supporter_message,
  };
}
