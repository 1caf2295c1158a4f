import * as v from 'valibot';
import { listOf } from '../../protocol/wire/list-of';
import {
  UnixSecondsSchema,
  WireCountSchema,
  WireFlagSchema,
  WireIdSchema,
  WireTextSchema,
} from '../../protocol/wire/wire';
import { RoleListSchema } from '../../session/shell/role';
import { WebSessionSchema } from '../../session/entities/web-session';

/** Why and how long an account is banned (docs/behaviour/admin.md#bans). */
export const BanSchema = v.object({
  reason: WireTextSchema,
  at: UnixSecondsSchema,
  /** 0: until it is lifted. */
  until: UnixSecondsSchema,
  /** Who banned the account; empty: no longer known. */
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
  /** The last use of any stored session; 0: none. */
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
  /** The number of other accounts that logged in from there. */
  otherAccounts: WireCountSchema,
});

/** One account as staff see it: never with a password or a session key. */
export const AdminUserDetailsSchema = v.object({
  ...AdminUserSchema.entries,
  isEmailVerified: WireFlagSchema,
  hasPassword: WireFlagSchema,
  secondFactors: listOf(v.picklist(['totp', 'passkey', 'recovery'])),
  points: v.optional(v.number(), 0),
  /** Unix seconds; 0: no deletion is planned. */
  deletionAt: UnixSecondsSchema,
  ban: v.optional(v.nullable(BanSchema), null),
  /** Why the caller cannot ban the account, lift its ban or end its sessions, for reading; empty: no reason is known. */
  noActions: v.optional(v.string(), ''),
  /** Open sessions, newest first; at most 100. */
  sessions: listOf(SessionSchema),
  /** The newest 50. */
  logins: listOf(LoginSchema),
  /** From all stored logins, the most recently used address first; at most 50. */
  addresses: listOf(AddressSchema),
});
export type AdminUserDetails = v.InferOutput<typeof AdminUserDetailsSchema>;
