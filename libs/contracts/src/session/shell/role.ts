import * as v from 'valibot';
import { rowsOf } from '../../protocol/wire/rows-of';
import { WireIntegerSchema } from '../../protocol/wire/wire';

/** The rights of an account (docs/behaviour/foundation.md#roles). */
export const Role = { BLANK: 0, ADMIN: 1, MOD: 2, MEMBER: 3, SPONSOR: 4, BAN: 5, EDITOR: 6 } as const;
export type Role = (typeof Role)[keyof typeof Role];

/** Membership and a ban stay when the roles of an account expire (docs/behaviour/foundation.md#role-expiry). */
export const isLastingRole = (role: number): boolean => role === Role.MEMBER || role === Role.BAN;

// The compiler types the keys of an object as strings.
const roleNames = Object.keys(Role) as (keyof typeof Role)[];

/** A role as a number, or as a name in any case. */
const RoleSchema = v.union([
  WireIntegerSchema,
  v.pipe(
    v.string(),
    v.trim(),
    v.toUpperCase(),
    v.picklist(roleNames),
    v.transform((name): number => Role[name]),
  ),
]);

type WireRoles = unknown[] | string | number;

/** One role, a list of roles, or several roles joined by commas. */
const SplitRolesSchema = v.pipe(
  v.nullish(v.union([v.array(v.unknown()), v.string(), v.number()]), []),
  v.transform((roles: WireRoles) => {
    // The items are untrusted input; each is parsed by `RoleSchema`.
    if (typeof roles !== 'string') return [roles].flat() as (string | number)[];
    return roles.split(',').filter((role) => role.trim() !== '');
  }),
);

/** An account's roles. Unknown numbers are preserved; unreadable roles are dropped. */
export const RoleListSchema = v.pipe(SplitRolesSchema, rowsOf(RoleSchema));

/** The roles that may use something. All of them must be readable, because an unreadable role must not give access to everybody. */
export const PermissionSchema = v.pipe(SplitRolesSchema, v.array(RoleSchema));
