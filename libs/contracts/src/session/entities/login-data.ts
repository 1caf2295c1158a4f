import * as v from 'valibot';
import { isRecord } from '../../protocol/wire/is-record';
import { UnixSecondsSchema, WireIdSchema, WireTextSchema } from '../../protocol/wire/wire';
import { RoleListSchema } from '../shell/role';

// The host has already opened the session, so an unreadable field counts as absent.
const TextSchema = v.fallback(WireTextSchema, '');
const TimeSchema = v.fallback(UnixSecondsSchema, 0);

/** The fields of a login; they may be at any level of `data`. */
const PartSchema = v.object({
  uid: TextSchema,
  /** Hosts that send the account or the user use this name for its uid. */
  _id: TextSchema,
  id: TextSchema,
  username: TextSchema,
  name: TextSchema,
  token: TextSchema,
  /** Key of the game-command API; empty means disabled. */
  tokenAPI: TextSchema,
  sessionKey: TextSchema,
  /** If it is a text, the session key; if it is an object, a nested part. */
  session: TextSchema,
  /** When the login ends, unix seconds; 0 = the host did not send it, so the account call must. */
  expiredlogin: TimeSchema,
  locale: TextSchema,
  role: v.fallback(RoleListSchema, []),
  /** When the role ends, unix seconds; 0 means never (docs/behaviour/foundation.md#role-expiry). */
  roleExpired: TimeSchema,
});
type Part = v.InferOutput<typeof PartSchema>;

/** Fields whose value may be a nested part. `innerBefore` is read before its outer part, `innerAfter` after it; the later one wins. */
const innerBefore = ['account', 'user'];
const innerAfter = ['session', 'token'];
const maxDepth = 2;

/** The parts of a login's `data`; if two of them fill a field, the later one wins. */
function partsOf(data: Record<string, unknown>, depth = 0): Part[] {
  const inner = (names: readonly string[]) =>
    depth >= maxDepth
      ? []
      : names
          .map((name) => data[name])
          .filter(isRecord)
          .flatMap((part) => partsOf(part, depth + 1));
  // The `_id` or `id` of a session or a token is that object's own number, not the account's.
  const keys = inner(innerAfter).map((part) => ({ ...part, _id: '', id: '' }));
  return [...inner(innerBefore), v.parse(PartSchema, data), ...keys];
}

const isFilled = (value: unknown) => value !== '' && value !== 0 && !(Array.isArray(value) && value.length === 0);

/**
 * A login has at least one key. If it has only one, that key serves as both (account calls send it as `token`, see
 * docs/behaviour/api.md#session-key-in-calls).
 */
function complete(parts: Part[]) {
  const filled: Partial<Part> = {};
  for (const part of parts)
    Object.assign(filled, Object.fromEntries(Object.entries(part).filter(([, v]) => isFilled(v))));
  const { uid, _id, id, token, sessionKey, session } = filled;
  return {
    uid: uid || _id || id || '',
    username: filled.username ?? '',
    name: filled.name ?? '',
    token: token || sessionKey || session || '',
    tokenAPI: filled.tokenAPI ?? '',
    sessionKey: sessionKey || session || token || '',
    expiredlogin: filled.expiredlogin ?? 0,
    locale: filled.locale ?? '',
    role: filled.role ?? [],
    roleExpired: filled.roleExpired ?? 0,
  };
}

/**
 * The `data` of a login answer. The spec only says "with token" (docs/behaviour/api.md#login-answers). Accepted forms: a bare token, flat
 * fields, the account or the user in its own field, and the keys in `session` or `token`, as text or as an object. The output is what the
 * session cookie stores.
 */
export const LoginDataSchema = v.pipe(
  v.union([
    v.pipe(
      WireIdSchema,
      v.transform((token) => partsOf({ token })),
    ),
    v.pipe(
      v.custom<Record<string, unknown>>(isRecord, 'is not an object'),
      v.transform((data) => partsOf(data)),
    ),
  ]),
  v.transform(complete),
  v.check((data) => data.sessionKey.trim() !== '', 'neither token nor sessionKey is given'),
);
export type LoginData = v.InferOutput<typeof LoginDataSchema>;
