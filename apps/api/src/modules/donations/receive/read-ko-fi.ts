import * as v from 'valibot';
import { isEqualSecret } from '../../../platform/secrets/is-equal-secret';
import { amount, currency, idText, moment, parseJson, shortText } from './read-parts';
import type { Reading, SignedPayload } from './received-donation';

const KoFiSchema = v.object({
  message_id: idText,
  timestamp: moment,
  type: shortText(40),
  from_name: shortText(80),
  message: shortText(500),
  amount,
  currency,
  kofi_transaction_id: shortText(100),
});

const TokenSchema = v.object({ verification_token: v.string() });

/** Ko-fi sends a form whose field `data` is JSON with our token in it. Orders of its shop are not donations. */
export function readKoFi({ payload, secret }: SignedPayload): Reading {
  const data = parseJson(new URLSearchParams(payload).get('data') ?? '');
  const proof = v.safeParse(TokenSchema, data);
  if (!proof.success) return 'unreadable';
  if (!isEqualSecret(proof.output.verification_token, secret)) return 'forged';
  const read = v.safeParse(KoFiSchema, data);
  if (!read.success) return 'unreadable';
  const { output } = read;
  return {
    service: 'ko-fi',
    messageId: output.message_id,
    transaction: output.kofi_transaction_id,
    amount: output.amount,
    currency: output.currency,
    isDonation: output.type === 'Donation' || output.type === 'Subscription',
    happenedAt: output.timestamp,
    donorName: output.from_name,
    message: output.message,
  };
}
