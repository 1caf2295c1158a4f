import * as v from 'valibot';
import { UnixSecondsSchema, WireFlagSchema, WireIdSchema, WireTextSchema } from '../../protocol/wire/wire';
import { RoleListSchema } from '../shell/role';

/** One active login of an account, as its owner sees it. */
export const WebSessionSchema = v.object({
  id: WireIdSchema,
  /** Unix seconds. */
  createdAt: UnixSecondsSchema,
  /** Unix seconds, rounded to the minute. */
  lastUsedAt: UnixSecondsSchema,
  /** The latest time at which it ends, unix seconds. */
  expiresAt: UnixSecondsSchema,
  ip: WireTextSchema,
  /** For example "Firefox on Windows". */
  device: WireTextSchema,
  /** True for the session that sends the request. */
  isCurrent: WireFlagSchema,
});
export type WebSession = v.InferOutput<typeof WebSessionSchema>;

/** The host's current data about the account of a session key; the cookie's data may be older. */
export const SessionStateSchema = v.object({
  uid: WireIdSchema,
  username: WireTextSchema,
  name: WireTextSchema,
  locale: WireTextSchema,
  role: RoleListSchema,
  /** When the role ends, unix seconds; 0 means never. */
  roleExpired: UnixSecondsSchema,
  /** When the login ends, unix seconds. */
  expiredlogin: UnixSecondsSchema,
  tokenAPI: WireTextSchema,
});
export type SessionState = v.InferOutput<typeof SessionStateSchema>;
