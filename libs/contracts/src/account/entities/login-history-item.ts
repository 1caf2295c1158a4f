import * as v from 'valibot';
import { UnixSecondsSchema, WireIdSchema, WireTextSchema } from '../../protocol/wire/wire';

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
  /** The device's own description, such as "Firefox on Windows". Not in the specification, so other hosts omit it. */
  device: v.optional(WireTextSchema),
});
export type LoginHistoryItem = v.InferOutput<typeof LoginHistoryItemSchema>;
