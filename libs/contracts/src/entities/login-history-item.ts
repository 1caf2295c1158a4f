import * as v from 'valibot';
import { UnixSecondsSchema, WireIdSchema, WireTextSchema } from '../lib/wire';

/** One login of an account (docs/behaviour/account.md#login-history). */
export const LoginHistoryItemSchema = v.object({
  _id: WireIdSchema,
  /** See LoginType; hosts may send others. */
  login: WireTextSchema,
  /** Unix seconds. */
  time: UnixSecondsSchema,
  ip: WireTextSchema,
  /** The same for all logins from one device. */
  deviceId: WireTextSchema,
  /** What the device calls itself, such as "Firefox on Windows"; beyond the specification, so other hosts leave it out. */
  device: v.optional(WireTextSchema),
});
export type LoginHistoryItem = v.InferOutput<typeof LoginHistoryItemSchema>;
