import * as v from 'valibot';
import { UnixSecondsSchema, WireIdSchema, WireTextSchema } from '../lib/wire';
import { RoleListSchema } from './role';

// The host has opened the session by the time we read this, so a field that cannot be read counts as not said.
const TextSchema = v.fallback(WireTextSchema, '');
const TimeSchema = v.fallback(UnixSecondsSchema, 0);

/** The fields of a login, wherever in `data` they are. */
const PartSchema = v.object({
  uid: TextSchema,
  /** Hosts that send the account or the user call its UID so. */
  _id: TextSchema,
  id: TextSchema,
  username: TextSchema,
  name: TextSchema,
  token: TextSchema,
  /** Key of the game-command API; empty means disabled. */
  tokenAPI: TextSchema,
  sessionKey: TextSchema,
  /** As text it is the session key; as an object it is a part of its own. */
  session: TextSchema,
  /** When the login ends, unix seconds; 0 = the host did not say, so ask the account call. */
  expiredlogin: TimeSchema,
  locale: TextSchema,
  role: v.fallback(RoleListSchema, []),
  /** When the role ends, unix seconds; 0 means never (docs/behaviour/foundation.md#role-expiry). */
  roleExpired: TimeSchema,
});
type Part = v.InferOutput<typeof PartSchema>;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Fields whose value may be a part of its own: before the part that holds it, or after it, which then wins. */
const innerBefore = ['account', 'user'];
const innerAfter = ['session', 'token'];
const maxDepth = 2;

/** The parts of a login's `data`; where two of them fill a field, the later one counts. */
function partsOf(data: Record<string, unknown>, depth = 0): Part[] {
  const inner = (names: readonly string[]) =>
    depth >= maxDepth
      ? []
      : names
          .map((name) => data[name])
          .filter(isRecord)
          .flatMap((part) => partsOf(part, depth + 1));
  // The `_id` or `id` of a session or a token is its own number, not the account's.
  const keys = inner(innerAfter).map((part) => ({ ...part, _id: '', id: '' }));
  return [...inner(innerBefore), v.parse(PartSchema, data), ...keys];
}

const isFilled = (value: unknown) => value !== '' && value !== 0 && !(Array.isArray(value) && value.length === 0);

/**
 * A login says at least one key; where it says only one, that key is both (account calls send it as `token`, see
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
 * What a login answers in `data`. The spec only says "with token" (docs/behaviour/api.md#login-answers): a bare token, flat
 * fields, the account or the user in a field of its own, and the keys in `session` or `token`, as text or as an object, are
 * accepted. The output is what the session cookie keeps.
 */
export const LoginDataSchema = v.pipe(
  v.union([
    v.pipe(
      WireIdSchema,
      v.transform((token) => partsOf({ token })),
    ),
    v.pipe(
      v.custom<Record<string, unknown>>(isRecord, 'is no object'),
      v.transform((data) => partsOf(data)),
    ),
  ]),
  v.transform(complete),
  v.check((data) => data.sessionKey.trim() !== '', 'neither token nor sessionKey is given'),
);
export type LoginData = v.InferOutput<typeof LoginDataSchema>;
