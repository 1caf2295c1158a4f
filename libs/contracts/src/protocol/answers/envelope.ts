import * as v from 'valibot';
import { WireIntegerSchema, WireTextSchema } from '../wire/wire';

/**
 * The return code of an answer (docs/behaviour/api.md#envelope). If the specification names no success code, both 0 and 200 mean success
 * (docs/behaviour/api.md#success-codes).
 */
export const RetcodeSchema = WireIntegerSchema;

/** `{retcode, message}`; some hosts name the text `status` (docs/behaviour/api.md#envelope). */
export const EnvelopeSchema = v.looseObject({
  retcode: RetcodeSchema,
  // The code says what happened, so an unreadable text counts as absent.
  message: v.fallback(v.optional(WireTextSchema), undefined),
  status: v.fallback(v.optional(WireTextSchema), undefined),
});
export type Envelope = v.InferOutput<typeof EnvelopeSchema>;

/** True for the two codes that mean success if the specification names none. */
export function isSuccess(retcode: number): boolean {
  return retcode === 0 || retcode === 200;
}
