import * as v from 'valibot';
import { WireIntegerSchema } from '../lib/wire';

/** What an account may do (spec 1 §3). */
export const Role = { BLANK: 0, ADMIN: 1, MOD: 2, MEMBER: 3, SPONSOR: 4, BAN: 5, EDITOR: 6 } as const;
export type Role = (typeof Role)[keyof typeof Role];

/** An account's roles; a host may send one number instead of a list. Unknown numbers are kept. */
export const RoleListSchema = v.pipe(
  v.nullish(v.union([v.array(WireIntegerSchema), WireIntegerSchema]), []),
  v.transform((role) => (Array.isArray(role) ? role : [role])),
);
