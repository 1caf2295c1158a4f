import { isSecretSetting, settingNames, siteSettings } from '@starhaven/contracts/admin';
import { Role } from '@starhaven/contracts/session';
import { sql } from 'drizzle-orm';
import { CopyError } from '../../../platform/database/copy/read-copy';
import type { RestorePolicy } from '../../../platform/database/copy/restore-copy';
import { selectRows } from '../../../platform/database/select-rows';
import { accountsAfterRestore } from '../../account';

// Every table is in exactly one of these lists; `apps/api/test/platform/restore-tables.test.ts` fails for a new table that is in none.

/** Never replaced: the work of this server, and what it knows about the world outside. They reference no other table. */
const untouched = [
  ...['admin_job', 'applied_seed', 'audit_entry', 'content_version', 'outbox_mail', 'rate_limit'],
  // What was announced on Discord, who has a role there, and which links answered.
  ...['announcement', 'discord_role', 'link_check'],
];

const kept = [
  // Keys, logins and bans of accounts.
  ...['session', 'api_key', 'passkey', 'totp', 'recovery_code', 'account_social_login', 'account_address'],
  ...['login_challenge', 'login_ticket', 'mail_code', 'social_attempt', 'social_link', 'email_undo'],
  ...['known_device', 'account_device', 'login_history', 'account_ban', 'chat_mute'],
  // What was used up, given or proven.
  ...['redeemable_code', 'redeem_use', 'delivery', 'point_entry', 'game_character', 'character_claim', 'chat_command'],
  // A donation must not give its role twice, nor come back after it was refunded.
  ...['donation', 'sponsor_code'],
  // What members chose and were told: no mail is sent twice, and members who unsubscribed stay unsubscribed.
  ...['notification', 'news_mail', 'notification_choice', 'followed_tag', 'followed_server', 'followed_incident'],
  ...['chat_ignore', 'ask_draft'],
  // What happened to the site and its game servers, whose followers were told of it.
  ...['incident', 'incident_update', 'told_update', 'cancelled_work', 'server_minute', 'server_hour'],
  'statistic_minute',
  // The rows describe files, which a restore does not change.
  'uploaded_picture',
  // Old salts must not come back: with them, a digest leads to an address.
  ...['blog_viewer', 'blog_view_salt', 'ask_viewer'],
];

/** The tables whose rows come from the backup. */
export const restoredTables: ReadonlySet<string> = new Set([
  ...['account', 'game_server', 'site_setting', 'chat_room', 'chat_rules', 'chat_message', 'chat_report'],
  ...['blog_post', 'blog_version', 'blog_views', 'command_recipe'],
  ...['ask_question', 'ask_question_version', 'ask_question_vote', 'ask_question_report'],
  ...['ask_answer', 'ask_answer_version', 'ask_answer_vote', 'ask_answer_report', 'ask_removal'],
  ...['game', 'engine', 'platform', 'build', 'download_group', 'download_link', 'download_mirror', 'package_file'],
  ...['item', 'data_version', 'data_change', 'data_import', 'data_import_row'],
]);

/** Keys and secrets of a game server, what they belong to, and what staff decided about it. */
const serverFacts = ['engine', 'api_version', 'connection', 'engine_config', 'is_disabled', 'maintenance'];
const roomFacts = ['is_paused', 'pause_reason'];

/** Secrets, what belongs to them on Discord, and the rule that protects staff. */
const keptSettings = settingNames.filter(
  (name) => isSecretSetting(name) || siteSettings[name].group === 'discord' || name === 'staffNeedSecondFactor',
);
const isKeptSetting = `name in (${keptSettings.map((name) => `'${name}'`).join(', ')})`;

const present = (columns: readonly string[]) => columns.map((column) => `${column} = was.${column}`).join(', ');

/** What a restore takes from the backup, and what it leaves unchanged (docs/behaviour/admin.md#database). */
export const restorePolicy: RestorePolicy = {
  untouched: new Set(untouched),
  kept: new Set(kept),
  before: [
    ...accountsAfterRestore.before,
    `create temporary table kept_server_facts on commit drop as select * from game_server`,
    `create temporary table kept_room_facts on commit drop as select * from chat_room`,
    `create temporary table kept_setting_facts on commit drop as select * from site_setting where ${isKeptSetting}`,
  ],
  after: [
    ...accountsAfterRestore.after,
    `update game_server set key_hash = null, engine_config = null`,
    `update game_server set key_hash = was.key_hash, ${present(serverFacts)}
      from kept_server_facts was where was.id = game_server.id`,
    `update chat_room set ${present(roomFacts)} from kept_room_facts was where was.slug = chat_room.slug`,
    `delete from site_setting where ${isKeptSetting}`,
    `insert into site_setting select * from kept_setting_facts`,
    `select pg_notify('account_change', id::text) from account`,
  ],
  check: async (tx) => {
    const [row] = await selectRows<{ admins: string }>(
      tx,
      sql`select count(*)::text as admins from account
        where ${Role.ADMIN}::smallint = any(roles) and not ${Role.BAN}::smallint = any(roles) and role_expires_at is null`,
    );
    if (Number(row?.admins ?? 0) === 0)
      throw new CopyError('The backup does not contain the account of any current admin: nobody could run the site.');
  },
};
