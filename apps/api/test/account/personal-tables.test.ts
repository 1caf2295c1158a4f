import { exportAccount } from '@starhaven/contracts/account';
import { accountClient, password } from '../support/clients/account-client';
import { describeOnEachEngine } from '../support/engines';
import { useTestApi } from '../support/test-api';

/** Each table with rows of accounts: its section of the export, or why it has none. Add a line here for a new table. */
const tables: Record<string, { section: string } | { none: string }> = {
  account_address: { section: 'addresses' },
  account_ban: { section: 'bans' },
  account_device: { section: 'devices' },
  account_social_login: { section: 'socialLogins' },
  api_key: { section: 'apiKeys' },
  ask_answer: { section: 'answers' },
  ask_answer_report: { section: 'answerReports' },
  ask_answer_version: { section: 'answerVersions' },
  ask_answer_vote: { section: 'answerVotes' },
  ask_draft: { section: 'askDrafts' },
  ask_question: { section: 'questions' },
  ask_question_report: { section: 'questionReports' },
  ask_question_version: { section: 'questionVersions' },
  ask_question_vote: { section: 'questionVotes' },
  ask_removal: { section: 'removedTexts' },
  blog_post: { section: 'blogPosts' },
  blog_version: { section: 'blogVersions' },
  character_claim: { none: 'open codes of a few minutes' },
  chat_command: { none: 'commands of the last half hour, so that none runs twice' },
  chat_ignore: { section: 'chatIgnored' },
  chat_message: { section: 'chatMessages' },
  chat_mute: { section: 'chatMutes' },
  chat_report: { section: 'chatReports' },
  command_recipe: { section: 'sharedRecipes' },
  delivery: { section: 'rewards' },
  donation: { section: 'donations' },
  email_undo: { none: 'keys of links that undo a change of the address' },
  followed_incident: { section: 'followedIncidents' },
  followed_server: { section: 'followedServers' },
  followed_tag: { section: 'followedTags' },
  game_character: { section: 'characters' },
  known_device: { section: 'browsers' },
  login_challenge: { none: 'logins that wait for a second factor, for minutes' },
  login_history: { section: 'logins' },
  login_ticket: { none: 'keys of unfinished logins, for minutes' },
  mail_code: { none: 'open codes; they open the account' },
  news_mail: { none: 'times of mails of the last day, so that there are at most 20' },
  notification: { section: 'notifications' },
  notification_choice: { section: 'notificationChoices' },
  passkey: { section: 'passkeys' },
  point_entry: { section: 'points' },
  recovery_code: { none: 'hashes of codes; they open the account' },
  redeem_use: { section: 'redeemedCodes' },
  session: { section: 'sessions' },
  social_link: { none: 'unfinished links of social logins, for minutes' },
  sponsor_code: { section: 'sponsorCode' },
  uploaded_picture: { section: 'pictures' },
  totp: { none: 'secrets of second factors; they open the account' },
};

describeOnEachEngine('personal data', (open) => {
  const api = useTestApi(open);

  test('every table with rows of accounts is in the export, or has a reason not to be', async () => {
    const { rows } = await api.database.query(
      `select distinct table_name from information_schema.columns where column_name = 'account_id' and table_schema = 'public'`,
    );
    expect(rows.map(({ table_name }) => String(table_name)).sort()).toEqual(Object.keys(tables).sort());
    const { data } = await accountClient(api).enter();
    const answer = await api.app.inject({
      method: 'POST',
      url: exportAccount.path,
      headers: { authorization: data.sessionKey },
      payload: { password },
    });
    const sections = Object.keys(answer.json().data.sections);
    const wanted = Object.values(tables).flatMap((table) => ('section' in table ? [table.section] : []));
    expect(sections.sort()).toEqual(['account', ...wanted].sort());
  });
});
