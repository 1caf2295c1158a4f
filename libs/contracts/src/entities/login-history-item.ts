import * as v from 'valibot';
import { UnixSecondsSchema, WireIdSchema, WireTextSchema } from '../lib/wire';

/** One login of an account (spec 1 §3). */
export const LoginHistoryItemSchema = v.object({
  _id: WireIdSchema,
  /** See LoginType; hosts may send others. */
  login: WireTextSchema,
  /** Unix seconds. */
  time: UnixSecondsSchema,
  ip: WireTextSchema,
  deviceId: WireTextSchema,
});
export type LoginHistoryItem = v.InferOutput<typeof LoginHistoryItemSchema>;
