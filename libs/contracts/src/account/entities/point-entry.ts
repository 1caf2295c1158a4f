import * as v from 'valibot';
import { UnixSecondsSchema, WireIntegerSchema } from '../../protocol/wire/wire';

/** A change of an account's points. */
export const PointEntrySchema = v.object({
  amount: WireIntegerSchema,
  /** The points after the change. */
  balance: WireIntegerSchema,
  reason: v.picklist(['check-in', 'staff']),
  at: UnixSecondsSchema,
});
export type PointEntry = v.InferOutput<typeof PointEntrySchema>;
