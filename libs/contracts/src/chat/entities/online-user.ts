import * as v from 'valibot';
import { mapOf } from '../../protocol/wire/map-of';
import { rowsOf } from '../../protocol/wire/rows-of';
import { WireFlagSchema, WireIdSchema, WireTextSchema } from '../../protocol/wire/wire';

/** A user in the public chat; the list includes the bot (docs/behaviour/chat.md#online-users). */
export const OnlineUserSchema = v.object({
  uid: WireIdSchema,
  name: WireTextSchema,
  isBot: v.nullish(WireFlagSchema, false),
});
export type OnlineUser = v.InferOutput<typeof OnlineUserSchema>;

/** A user as a value of the map: complete, without the uid that is its key, or only the name. */
const MapValueSchema = v.union([
  v.object({ ...OnlineUserSchema.entries, uid: v.nullish(WireIdSchema), username: v.optional(WireTextSchema) }),
  v.pipe(
    v.string(),
    v.transform((name) => ({ uid: null, name, username: '', isBot: false })),
  ),
]);

const MapEntrySchema = v.pipe(
  v.tuple([v.string(), MapValueSchema]),
  v.transform(([key, { uid, name, username, isBot }]): OnlineUser => ({
    uid: uid ?? key,
    name: name || username || '',
    isBot,
  })),
);

// As field names these change the object's prototype.
const unsafeKeys = ['__proto__', 'prototype', 'constructor'];

function toMap(users: OnlineUser[]): Record<string, OnlineUser> {
  const safe = users.filter((user) => !unsafeKeys.includes(user.uid));
  // A person with two tabs appears once in the list.
  return Object.fromEntries(safe.map((user) => [user.uid, user]));
}

const UserMapSchema = v.pipe(
  mapOf(v.unknown()),
  // The values are untrusted input; each is parsed together with its key.
  v.transform((map) => Object.entries(map) as v.InferInput<typeof MapEntrySchema>[]),
  rowsOf(MapEntrySchema, { isWhole: true }),
  v.transform(toMap),
);

const UserListSchema = v.pipe(rowsOf(OnlineUserSchema, { isWhole: true }), v.transform(toMap));

/**
 * The online users, by uid. The spec says "a map sent by the server, shape not shown" (docs/behaviour/chat.md#online-users). Accepted
 * forms: maps by uid or by connection, of users or names; lists; and each of them in `users` or `data`.
 */
export const OnlineUsersSchema = v.union([
  v.pipe(
    v.strictObject({ users: v.union([UserListSchema, UserMapSchema]) }),
    v.transform(({ users }) => users),
  ),
  v.pipe(
    v.strictObject({ data: v.union([UserListSchema, UserMapSchema]) }),
    v.transform(({ data }) => data),
  ),
  UserListSchema,
  UserMapSchema,
]);
export type OnlineUsers = v.InferOutput<typeof OnlineUsersSchema>;
