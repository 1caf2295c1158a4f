import { Role } from '@starhaven/contracts/session';
import { getTableColumns } from 'drizzle-orm';
import { account } from '../tables';

// Statements of a restore. `kept_account_facts` has the accounts as they were before it.

/** All columns except the id, read from the table, so that a column that is added later is kept, too. */
const columns = Object.values(getTableColumns(account)).flatMap(({ name }) => (name === 'id' ? [] : [name]));

const isRevived = `not exists (select 1 from kept_account_facts was where was.id = account.id)`;

/** `member-10023`. If somebody has taken this name, dashes are added to its end. */
const freeName = `(select free from (
    select dashes, 'member-' || account.id || repeat('-', dashes) as free from generate_series(0, 15) dashes
  ) names
  where not exists (select 1 from kept_account_facts other where other.username_key = free)
    and not exists (select 1 from account other where other.username_key = free)
  order by dashes limit 1)`;

/**
 * Existing accounts stay as they are. Accounts that were deleted after the backup come back as ordinary members: their second factors were
 * deleted with them, so an old password alone must not open them, nor give them the rights of staff (docs/behaviour/admin.md#database).
 */
export const accountsAfterRestore = {
  before: [`create temporary table kept_account_facts on commit drop as select * from account`],
  after: [
    // Usernames are unique, and may have been swapped since: those that change become free first. No username contains a colon.
    `update account set username_key = ':' || account.id from kept_account_facts was
      where was.id = account.id and was.username_key <> account.username_key`,
    `update account set username = ${freeName}, username_key = ${freeName}
      where ${isRevived} and exists (select 1 from kept_account_facts was where was.username_key = account.username_key)`,
    `update account set
      roles = case when ${Role.BAN} = any(roles) then '{${Role.MEMBER},${Role.BAN}}' else '{${Role.MEMBER}}' end::smallint[],
      role_expires_at = null, password_hash = null, password_changed_at = null, is_password_temporary = false,
      game_password_hash = null, api_code = '', open_to_all_until = null, points = 0,
      pending_email = null, pending_email_key = null, pending_email_at = null
      where ${isRevived}`,
    // Only rows that differ, because each updated row runs the triggers of the table.
    `update account set ${columns.map((column) => `${column} = was.${column}`).join(', ')} from kept_account_facts was
      where was.id = account.id and (was.*) is distinct from (account.*)`,
  ],
};
