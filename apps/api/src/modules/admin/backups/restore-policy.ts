import { Role } from '@starhaven/contracts/session';
import type { RestorePolicy } from '../../../platform/database/copy/restore-copy';
import { CopyError } from '../../../platform/database/copy/read-copy';
import { selectRows } from '../../../platform/database/select-rows';
import { sql } from 'drizzle-orm';

/** Never restored: the audit log, jobs, applied seeds, mails, counters, and the versions by which caches notice changes. */
const untouched = ['admin_job', 'applied_seed', 'audit_entry', 'content_version', 'outbox_mail', 'rate_limit'];

/** Keys and logins of accounts, and what was used up: owners and staff expect the present state of these, not an older one. */
const kept = [
  ...['session', 'api_key', 'passkey', 'totp', 'recovery_code', 'account_social_login', 'account_address'],
  ...['login_challenge', 'login_ticket', 'mail_code', 'social_attempt', 'social_link', 'email_undo'],
  ...['known_device', 'login_history', 'account_ban'],
  ...['redeemable_code', 'redeem_use', 'delivery', 'point_entry', 'character_claim', 'chat_command'],
  // A donation must not give its role twice, nor come back after it was refunded.
  ...['donation', 'sponsor_code'],
];

/** Columns of `account` that keep their present values: a login that cancelled a deletion, for example, is not undone. */
const keptFacts = [
  ...['roles', 'role_expires_at', 'password_hash', 'password_changed_at', 'is_password_temporary', 'api_code'],
  ...['points', 'deletion_at', 'deletion_posts', 'game_password_hash', 'open_to_all_until'],
  ...['email', 'email_key', 'email_verified_at', 'pending_email', 'pending_email_key', 'pending_email_at'],
];

/** What a restore takes from the backup, and what it leaves unchanged (docs/behaviour/admin.md#database). */
export const restorePolicy: RestorePolicy = {
  untouched: new Set(untouched),
  kept: new Set(kept),
  before: [
    `create temporary table kept_account_facts on commit drop as
      select id, ${keptFacts.join(', ')} from account`,
    `create temporary table kept_server_keys on commit drop as select id, key_hash from game_server`,
  ],
  after: [
    // Deleted accounts come back as they were, even if another account now has the same mail address: accounts may share one.
    `update account set ${keptFacts.map((fact) => `${fact} = was.${fact}`).join(', ')}
      from kept_account_facts was where was.id = account.id`,
    `update game_server set key_hash = null where key_hash is not null`,
    `update game_server set key_hash = was.key_hash from kept_server_keys was where was.id = game_server.id`,
    `select pg_notify('account_change', id::text) from account`,
  ],
  check: async (tx) => {
    const [row] = await selectRows<{ admins: string }>(
      tx,
      sql`select count(*)::text as admins from account
        where ${Role.ADMIN}::smallint = any(roles) and not ${Role.BAN}::smallint = any(roles) and role_expires_at is null`,
    );
    if (Number(row?.admins ?? 0) === 0) throw new CopyError('The backup has no admin: nobody could run the site.');
  },
};
