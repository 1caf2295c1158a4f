import { createHmac } from 'node:crypto';
import * as v from 'valibot';
import { isEqualSecret } from '../../../platform/secrets/is-equal-secret';
import { amount, moment, parseJson, shortText } from './read-parts';
import type { Reading, SignedPayload } from './received-donation';

/** The signed fields as the service wrote them. The signature covers the texts without separators, so the id must have a fixed shape. */
const SignedSchema = v.object({
  version: v.pipe(v.string(), v.regex(/^\d{4}\.\d{2}$/)),
  id: v.pipe(v.string(), v.uuid()),
  amount_raw: v.union([v.pipe(v.number(), v.safeInteger()), v.pipe(v.string(), v.regex(/^\d{1,12}$/))]),
  donator_name: v.fallback(v.nullish(v.string(), ''), ''),
  donator_email: v.fallback(v.nullish(v.string(), ''), ''),
});

const SaweriaSchema = v.object({
  created_at: moment,
  type: shortText(40),
  amount_raw: amount,
  donator_name: shortText(80),
  message: shortText(500),
});

/** Saweria sends JSON, and signs five of its fields with the stream key. Amounts are rupiahs. */
export function readSaweria({ payload, signature, secret }: SignedPayload): Reading {
  const data = parseJson(payload);
  const signed = v.safeParse(SignedSchema, data);
  if (!signed.success) return 'unreadable';
  const { version, id, amount_raw: rawAmount, donator_name: name, donator_email: email } = signed.output;
  const expected = createHmac('sha256', secret).update(`${version}${id}${rawAmount}${name}${email}`).digest('hex');
  if (!isEqualSecret(signature.trim().toLowerCase(), expected)) return 'forged';
  const read = v.safeParse(SaweriaSchema, data);
  if (!read.success) return 'unreadable';
  const { output } = read;
  return {
    service: 'saweria',
    messageId: id,
    transaction: id,
    amount: output.amount_raw,
    currency: 'IDR',
    isDonation: output.type === 'donation',
    happenedAt: output.created_at,
    donorName: output.donator_name,
    message: output.message,
  };
}
