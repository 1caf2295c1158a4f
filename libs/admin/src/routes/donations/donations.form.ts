import * as v from 'valibot';
import { proofFields } from '../../lib/proof.form';

const IdSchema = v.pipe(v.string(), v.regex(/^\d{1,15}$/));
const maxDays = 3660;

export const AssignFormSchema = v.object({
  ...proofFields,
  id: IdSchema,
  uid: v.pipe(v.optional(v.string(), ''), v.trim(), v.regex(/^\d{1,15}$/, 'The UID of the account, a number.')),
  /** Empty: the number of days comes from the rules. */
  days: v.pipe(
    v.optional(v.string(), ''),
    v.trim(),
    v.regex(/^\d{0,4}$/, 'A whole number, or nothing.'),
    v.transform((text) => Number(text || '0')),
    v.maxValue(maxDays, `At most ${maxDays} days.`),
  ),
});

export const RefundFormSchema = v.object({ ...proofFields, id: IdSchema });
