/** One kind of personal data that the site stores, with the texts of the privacy page. */
export interface StoredData {
  what: string;
  why: string;
  /** How long it is stored while the account exists. Deleting the account removes it, unless this text says otherwise. */
  howLong: string;
  /** Tables of our API that contain it. A test compares them with the database. */
  tables: readonly string[];
}

/**
 * All personal data that our software stores (docs/behaviour/site.md#privacy). Add an entry here for each new table with rows of accounts.
 */
export const storedData: readonly StoredData[] = [
  {
    what: 'Your account: username, display name, mail address, roles, points and times of your last use. Of the password only an argon2id hash.',
    why: 'To recognise you, and to send you the mails that you asked for.',
    howLong: 'Until you delete the account. It then waits 14 days for you to come back.',
    tables: ['account', 'point_entry'],
  },
  {
    what: 'Open sessions, with network address, kind of device and time of last use.',
    why: 'So that you stay logged in, and can see and end sessions that are not yours.',
    howLong: 'At most 30 days after a session ended.',
    tables: ['session', 'login_ticket', 'login_challenge', 'social_attempt', 'social_link'],
  },
  {
    what: 'Logins and changes of the account, with network address and device.',
    why: 'So that you notice when somebody else uses the account.',
    howLong: 'At most 2 years, and the newest 500.',
    tables: ['login_history'],
  },
  {
    what: 'Browsers that you used before, and devices of your games.',
    why: 'To slow down strangers who guess your password, but not you.',
    howLong: 'One year after their last use; linked devices until you unlink them.',
    tables: ['known_device', 'account_device', 'account_address'],
  },
  {
    what: 'Your second factors: passkeys, the secret of an authenticator app, hashes of recovery codes.',
    why: 'To check them when you log in.',
    howLong: 'Until you remove them.',
    tables: ['passkey', 'totp', 'recovery_code'],
  },
  {
    what: 'Linked logins of Discord and Twitter: their account number and name there, and whether you have the role of a sponsor on the Discord server of this site. Keys that you made for your own programs, as hashes.',
    why: 'To log you in, and to let your programs act for you.',
    howLong: 'Until you unlink or revoke them; a key is listed for 30 days after its end.',
    tables: ['account_social_login', 'api_key', 'discord_role'],
  },
  {
    what: 'Mails to you, and codes in them.',
    why: 'To send them again if the mail server cannot be reached, and to check the code.',
    howLong: 'The text until the mail is sent; the record that it was sent for 7 days; codes for 2 days.',
    tables: ['outbox_mail', 'mail_code', 'email_undo'],
  },
  {
    what: 'Characters of your games, codes that you redeemed, rewards and their delivery.',
    why: 'To show them, and to deliver each reward only once.',
    howLong: 'As long as the account exists.',
    tables: ['game_character', 'character_claim', 'redeem_use', 'delivery'],
  },
  {
    what: 'What you write in the public chat, whom you ignore, and what moderators did about it.',
    why: 'To show it to the others in the room, and to keep the room friendly.',
    howLong: 'Messages 30 days, or as long as their room shows them.',
    tables: ['chat_message', 'chat_ignore', 'chat_mute', 'chat_report'],
  },
  {
    what: 'A record of each command that you ran through the bot.',
    why: 'So that a command that is sent twice runs only once.',
    howLong: 'Half an hour.',
    tables: ['chat_command'],
  },
  {
    what: 'Recipes of commands that you shared.',
    why: 'To show them to everyone who has the link.',
    howLong: 'Until you remove them.',
    tables: ['command_recipe'],
  },
  {
    what: 'Posts that you wrote, their versions, and pictures that you uploaded, without their metadata.',
    why: 'To publish them.',
    howLong:
      'Until you delete them, and 30 days more. When you delete the account, you choose whether they are deleted too or stay without your name.',
    tables: ['blog_post', 'blog_version', 'uploaded_picture'],
  },
  {
    what: 'Questions, answers and votes, their versions and drafts, and what was reported about them or removed.',
    why: 'To show them, to count each vote once, and to see what was changed.',
    howLong: 'The same as your posts.',
    tables: [
      ...['ask_question', 'ask_answer', 'ask_question_vote', 'ask_answer_vote', 'ask_question_version'],
      ...['ask_answer_version', 'ask_question_report', 'ask_answer_report', 'ask_draft', 'ask_removal'],
    ],
  },
  {
    what: 'Notifications, how you want them, when they were mailed, and the tags, servers and incidents that you follow.',
    why: 'To notify you of what happened, in the way that you chose.',
    howLong: 'Notifications 90 days, at most 500.',
    tables: [
      ...['notification', 'notification_choice', 'news_mail', 'followed_tag', 'followed_server', 'followed_incident'],
      'cancelled_work',
    ],
  },
  {
    what: 'A record that an address read a post or a question today, stored as a hash with a daily random number.',
    why: 'To count each reader once a day.',
    howLong: 'Until the end of the day (UTC).',
    tables: ['blog_viewer', 'blog_view_salt', 'ask_viewer'],
  },
  {
    what: 'Counted attempts of an address or an account, such as wrong passwords.',
    why: 'To slow down guessing and floods.',
    howLong: 'Minutes, at most two days.',
    tables: ['rate_limit'],
  },
  {
    what: 'What staff did, when, and from which address.',
    why: 'So that the staff of this site can be held responsible for what they do.',
    howLong: '2 years; the log still names an account after it was deleted.',
    tables: ['audit_entry', 'admin_job'],
  },
  {
    what: 'Donations that donation services reported: service, amount, time, its number there, and the account that it was for. The name and the message of the donor only until somebody claims it; never a mail address. Your code for donations, and whether you want to be thanked by name.',
    why: 'To give the role of a sponsor once for each donation, and to take it back when a donation is paid back.',
    howLong:
      'Name and message at most 180 days. Your code until you delete the account; donations then stay as amounts without your name.',
    tables: ['donation', 'sponsor_code'],
  },
  {
    what: 'A ban of the account, with its reason and end.',
    why: 'To refuse logins of a banned account, and to show the reason.',
    howLong: 'Until the ban ends.',
    tables: ['account_ban'],
  },
];
