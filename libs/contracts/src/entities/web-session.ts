import * as v from 'valibot';
import { UnixSecondsSchema, WireFlagSchema, WireIdSchema, WireTextSchema } from '../lib/wire';
import { RoleListSchema } from './role';

/** One login of an account that has not ended, as its owner sees it. */
export const WebSessionSchema = v.object({
  id: WireIdSchema,
  /** Unix seconds. */
  createdAt: UnixSecondsSchema,
  /** Unix seconds, to the minute. */
  lastUsedAt: UnixSecondsSchema,
  /** When it ends at the latest, unix seconds. */
  expiresAt: UnixSecondsSchema,
  ip: WireTextSchema,
  /** Such as "Firefox on Windows". */
  device: WireTextSchema,
  /** The one that asks. */
  isCurrent: WireFlagSchema,
});
export type WebSession = v.InferOutput<typeof WebSessionSchema>;

/** What the host knows now of the account behind a session key: what the cookie says may be older. */
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
