import { Role } from '@starhaven/contracts/session';
import { and, arrayContains, gt, isNull, not, or, sql } from 'drizzle-orm';
import { account } from '../tables';

/** The condition on `account` for those whose role SPONSOR counts at this moment: not banned, and not waiting for their deletion. */
export const isSponsorNow = () =>
  and(
    arrayContains(account.roles, [Role.SPONSOR]),
    not(arrayContains(account.roles, [Role.BAN])),
    or(isNull(account.roleExpiresAt), gt(account.roleExpiresAt, sql`now()`)),
    isNull(account.deletionAt),
  );
