import * as v from 'valibot';
import { UnixSecondsSchema, WireIdSchema, WireTextSchema } from '../lib/wire';
import { RoleListSchema } from './role';

const FlatSchema = v.object({
  uid: WireTextSchema,
  username: WireTextSchema,
  name: WireTextSchema,
  token: WireTextSchema,
  /** Key of the game-command API; empty means disabled. */
  tokenAPI: WireTextSchema,
  sessionKey: WireTextSchema,
  /** When the login ends, unix seconds; 0 = the host did not say, so ask the account call. */
  expiredlogin: UnixSecondsSchema,
  locale: WireTextSchema,
  role: RoleListSchema,
  /** When the role ends, unix seconds; 0 means never (design §5). */
  roleExpired: UnixSecondsSchema,
  /** Some hosts send the account, which calls its UID so. */
  _id: v.optional(WireTextSchema),
});
const NestedSchema = v.object({ account: FlatSchema, session: v.nullish(v.partial(FlatSchema)) });
const BesideSchema = v.object({ ...FlatSchema.entries, session: v.partial(FlatSchema) });

type Flat = Partial<v.InferOutput<typeof FlatSchema>>;

function mergeFilled(below: Flat, above: Flat): Flat {
  const isFilled = (value: unknown) => value !== undefined && value !== '' && value !== 0 && !isEmptyList(value);
  return { ...below, ...Object.fromEntries(Object.entries(above).filter(([, value]) => isFilled(value))) };
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

/** A login says at least one key; where it says only one, that key is both (account calls send it as `token`, design §5). */
function complete({ _id, ...data }: Flat) {
  return {
    uid: data.uid || _id || '',
    username: data.username ?? '',
    name: data.name ?? '',
    token: data.token || data.sessionKey || '',
    tokenAPI: data.tokenAPI ?? '',
    sessionKey: data.sessionKey || data.token || '',
    expiredlogin: data.expiredlogin ?? 0,
    locale: data.locale ?? '',
    role: data.role ?? [],
    roleExpired: data.roleExpired ?? 0,
  };
}

/**
 * What a login answers in `data`. The spec only says "with token" (spec 1 §7), so a bare token, flat fields, and
 * `{account, session}` or flat fields with `session` are accepted; the output is what the session cookie keeps.
 */
export const LoginDataSchema = v.pipe(
  v.union([
    v.pipe(
      WireIdSchema,
      v.transform((token): Flat => ({ token })),
    ),
    v.pipe(
      NestedSchema,
      v.transform(({ account, session }) => mergeFilled(account, session ?? {})),
    ),
    v.pipe(
      BesideSchema,
      v.transform(({ session, ...data }) => mergeFilled(data, session)),
    ),
    FlatSchema,
  ]),
  v.transform(complete),
  v.check((data) => data.sessionKey !== '', 'neither token nor sessionKey is given'),
);
export type LoginData = v.InferOutput<typeof LoginDataSchema>;
