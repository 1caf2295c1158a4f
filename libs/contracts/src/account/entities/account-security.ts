import * as v from 'valibot';
import { listOf } from '../../protocol/wire/list-of';
import {
  UnixSecondsSchema,
  WireCountSchema,
  WireFlagSchema,
  WireIdSchema,
  WireTextSchema,
} from '../../protocol/wire/wire';

/** A passkey as its owner sees it. */
export const PasskeySchema = v.object({
  id: WireIdSchema,
  name: WireTextSchema,
  /** Unix seconds. */
  createdAt: UnixSecondsSchema,
  /** Unix seconds; 0 = never. */
  lastUsedAt: UnixSecondsSchema,
});
export type Passkey = v.InferOutput<typeof PasskeySchema>;

/** How an account is protected. */
export const AccountSecuritySchema = v.object({
  hasPassword: WireFlagSchema,
  /** The host issued the password; the owner should change it. */
  hasTemporaryPassword: v.optional(WireFlagSchema, false),
  hasTotp: WireFlagSchema,
  /** Number of unused codes. */
  recoveryCodes: WireCountSchema,
  passkeys: listOf(PasskeySchema),
});
export type AccountSecurity = v.InferOutput<typeof AccountSecuritySchema>;
