import * as v from 'valibot';
import { rowsOf } from '../lib/rows-of';
import { WireIntegerSchema } from '../lib/wire';

/** What an account may do (docs/behaviour/foundation.md#roles). */
export const Role = { BLANK: 0, ADMIN: 1, MOD: 2, MEMBER: 3, SPONSOR: 4, BAN: 5, EDITOR: 6 } as const;
export type Role = (typeof Role)[keyof typeof Role];

const roleNames = Object.keys(Role) as (keyof typeof Role)[];

/** A role as its number, or as its name in any case. */
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

/** One role, several in a list, or several joined by commas. */
const SplitRolesSchema = v.pipe(
  v.nullish(v.union([v.array(v.unknown()), v.string(), v.number()]), []),
  v.transform((roles: WireRoles) => {
    if (typeof roles !== 'string') return [roles].flat() as (string | number)[];
    return roles.split(',').filter((role) => role.trim() !== '');
  }),
);

/** An account's roles. Unknown numbers are kept; what cannot be read is no role. */
export const RoleListSchema = v.pipe(SplitRolesSchema, rowsOf(RoleSchema));

/** The roles that something is for. One that cannot be read must not open it to everybody, so all have to be readable. */
export const PermissionSchema = v.pipe(SplitRolesSchema, v.array(RoleSchema));
