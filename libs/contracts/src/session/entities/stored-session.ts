import * as v from 'valibot';
import { UnixSecondsSchema, WireTextSchema } from '../../protocol/wire/wire';
import { RoleListSchema } from '../shell/role';

/**
 * The cookie's data about a logged-in account (docs/behaviour/foundation.md#stored-session). Contains keys: never send it to the browser
 * as data.
 */
export const StoredSessionSchema = v.object({
  uid: WireTextSchema,
  username: WireTextSchema,
  name: WireTextSchema,
  token: WireTextSchema,
  /** Key of the game-command API; empty means disabled. */
  tokenAPI: WireTextSchema,
  /** Proves the account in every account call; a session without it is invalid (docs/behaviour/foundation.md#saving-and-clearing). */
  sessionKey: v.pipe(v.string(), v.nonEmpty()),
  /** When the login ends, unix seconds; a session without it is invalid (docs/behaviour/foundation.md#saving-and-clearing). */
  expiredlogin: v.pipe(UnixSecondsSchema, v.minValue(1)),
  locale: WireTextSchema,
  role: RoleListSchema,
  /** When the role ends, unix seconds; 0 means never (docs/behaviour/foundation.md#role-expiry). */
  roleExpired: UnixSecondsSchema,
});
export type StoredSession = v.InferOutput<typeof StoredSessionSchema>;
