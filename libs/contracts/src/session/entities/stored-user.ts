import * as v from 'valibot';
import { UnixSecondsSchema, WireFlagSchema, WireTextListSchema, WireTextSchema } from '../../protocol/wire/wire';
import { StoredSessionSchema } from './stored-session';

/**
 * The stored session as the account and content screens read it (docs/behaviour/foundation.md#stored-session): the cookie's fields plus
 * fields of the account.
 */
export const StoredUserSchema = v.object({
  ...StoredSessionSchema.entries,
  email: WireTextSchema,
  /** When the game token ends, unix seconds; 0 = never or unknown. */
  expiredtoken: UnixSecondsSchema,
  iplock: WireTextListSchema,
  password_web: v.optional(WireFlagSchema, false),
  password_ingame: v.optional(WireFlagSchema, false),
});
export type StoredUser = v.InferOutput<typeof StoredUserSchema>;
