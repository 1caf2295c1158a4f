import * as v from 'valibot';
import { listOf } from '../../protocol/list-of';
import { UnixSecondsSchema, WireCountSchema, WireFlagSchema, WireIdSchema, WireTextSchema } from '../../protocol/wire';
import { RoleListSchema } from '../../session/entities/role';
import { WebSessionSchema } from '../../session/entities/web-session';

/** Why and how long an account is banned (docs/behaviour/admin.md#bans). */
export const BanSchema = v.object({
  reason: WireTextSchema,
  at: UnixSecondsSchema,
  /** 0: until it is lifted. */
  until: UnixSecondsSchema,
  /** Who banned; empty: nobody knows any more. */
  by: WireTextSchema,
});
export type Ban = v.InferOutput<typeof BanSchema>;

/** An account in the list of users. */
export const AdminUserSchema = v.object({
  uid: WireIdSchema,
  username: WireTextSchema,
  name: WireTextSchema,
  email: WireTextSchema,
  role: RoleListSchema,
  /** When all roles but membership end, unix seconds; 0: never. */
  roleExpired: UnixSecondsSchema,
  createdAt: UnixSecondsSchema,
  /** The last use of a session that is still known; 0: none. */
  lastSeenAt: UnixSecondsSchema,
});
export type AdminUser = v.InferOutput<typeof AdminUserSchema>;

/** A session of somebody else is never the one that sends the request. */
const SessionSchema = v.omit(WebSessionSchema, ['isCurrent']);

const LoginSchema = v.object({
  time: UnixSecondsSchema,
  type: WireTextSchema,
  ip: WireTextSchema,
  device: WireTextSchema,
});

const AddressSchema = v.object({
  ip: WireTextSchema,
  logins: WireCountSchema,
  lastAt: UnixSecondsSchema,
  /** Other accounts that logged in from there. */
  otherAccounts: WireCountSchema,
});

/** One account as staff sees it: never a password, never a session key. */
export const AdminUserDetailsSchema = v.object({
  ...AdminUserSchema.entries,
  isEmailVerified: WireFlagSchema,
  hasPassword: WireFlagSchema,
  secondFactors: listOf(v.picklist(['totp', 'passkey', 'recovery'])),
  points: v.optional(v.number(), 0),
  /** Unix seconds; 0: its owner does not want it deleted. */
  deletionAt: UnixSecondsSchema,
  ban: v.optional(v.nullable(BanSchema), null),
  /** Live ones, the newest first; at most 100. */
  sessions: listOf(SessionSchema),
  /** The newest 50. */
  logins: listOf(LoginSchema),
  /** Of all known logins, the latest address first; at most 50. */
  addresses: listOf(AddressSchema),
});
export type AdminUserDetails = v.InferOutput<typeof AdminUserDetailsSchema>;
