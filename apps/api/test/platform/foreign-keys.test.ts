// Over 400 lines: one table with the inputs of every call that takes a session key.
import * as accountCalls from '@starhaven/contracts/account';
import * as askCalls from '@starhaven/contracts/ask';
import * as blogCalls from '@starhaven/contracts/blog';
import * as chatCalls from '@starhaven/contracts/chat';
import * as commandCalls from '@starhaven/contracts/commands';
import * as donationCalls from '@starhaven/contracts/donations';
import * as notificationCalls from '@starhaven/contracts/notifications';
import type { CallDefinition } from '@starhaven/contracts/protocol';
import * as sessionCalls from '@starhaven/contracts/session';
import { eq, sql } from 'drizzle-orm';
import { account } from '../../src/modules/account/tables';
import { accountClient, newAddress, password } from '../support/clients/account-client';
import { describeOnPglite } from '../support/engines';
import { useTestApi } from '../support/test-api';

/** The data of the account that is attacked. */
interface Victim {
  uid: number;
  key: string;
  username: string;
  name: string;
  email: string;
  address: string;
  sessionId: string;
  deviceId: string;
  apiKeyId: string;
  apiKey: string;
  recipeId: string;
  messageId: string;
  postId: string;
  questionId: string;
  answerId: string;
  /** The id of a text that waits for review. */
  waitingId: string;
  notificationId: string;
}

/** A recipe with one line. */
const sharedRecipe = Buffer.from('[1,"A",[["give","give",{"id":["102"]},1]],[]]').toString('base64url');

type Input = (victim: Victim) => Record<string, unknown>;

/** A valid input for each call with a session key. Ids in it are ids of the victim. */
const inputs: Record<string, Input> = {
  getAccount: () => ({ extras: 'yes' }),
  editAccount: ({ email }) => ({ data: { name: 'Somebody', email }, password_saveit: password }),
  getLoginHistory: () => ({ action: 'clear' }),
  allowLogin: ({ address }) => ({ type: 'ip_remove', ip: address }),
  setAccessCode: () => ({ code: 'gen' }),
  listDevices: () => ({}),
  linkDevice: ({ deviceId }) => ({ deviceId, action: 'remove' }),
  redeemCode: ({ uid }) => ({ code: 'CODE', server_id: '1', uid_player: String(uid), uid_account: String(uid) }),
  getPointsLink: () => ({ action: 'get' }),
  findOnServer: () => ({ type: 'player_search', id_server: '1' }),
  getAccountSecurity: () => ({}),
  startTotp: () => ({ password }),
  confirmTotp: () => ({ code: '123456' }),
  removeTotp: () => ({ password }),
  renewRecoveryCodes: () => ({ password }),
  startPasskey: () => ({ password }),
  addPasskey: () => ({ name: 'x', response: '{}' }),
  removePasskey: () => ({ id: 'the-passkey-of-the-victim', password }),
  startSocialLink: () => ({ provider: 'discord', password }),
  finishSocialLink: () => ({ link: 'the-link-of-the-victim' }),
  unlinkSocialLogin: () => ({ provider: 'discord', password }),
  exportAccount: () => ({ password }),
  planAccountDeletion: () => ({ password, posts: 'delete' }),
  listApiKeys: () => ({}),
  createApiKey: () => ({ password, name: 'x', isReadOnly: true, servers: [], commands: [], addresses: [], days: 1 }),
  revokeApiKey: ({ apiKeyId }) => ({ id: apiKeyId }),
  getSessionState: () => ({}),
  listSessions: () => ({}),
  endSession: ({ sessionId }) => ({ id: sessionId }),
  checkIn: () => ({}),
  claimCharacter: () => ({ server_id: '1', uid: '800001' }),
  proveCharacter: () => ({ server_id: '1', code: 'ABCD1234' }),
  releaseCharacter: () => ({ server_id: '1' }),
  listDeliveries: () => ({}),
  listPoints: () => ({}),
  shareCommandRecipe: () => ({ engine: 'a/b', recipe: sharedRecipe, description: '' }),
  listCommandRecipes: () => ({}),
  removeCommandRecipe: ({ recipeId }) => ({ id: recipeId }),
  getOwnChat: () => ({}),
  // The victim sent this message a moment ago, and a new message would have to wait. The same nonce identifies the same message.
  postChatMessage: () => ({ input: 'Text of the victim', nonce: 'message-of-the-victim' }),
  deleteChatMessage: ({ messageId }) => ({ id_message: messageId }),
  reportChatMessage: ({ messageId }) => ({ id_message: messageId }),
  ignoreChatMember: ({ uid }) => ({ uid: String(uid), isIgnored: true }),
  listChatReports: () => ({}),
  settleChatReport: ({ messageId }) => ({ id_message: messageId, isRemoved: true }),
  decideChatMessage: ({ messageId }) => ({ id_message: messageId, isApproved: false }),
  muteChatMember: ({ uid }) => ({ uid: String(uid), isMuted: true }),
  pauseChatRoom: () => ({ room: 'public', isPaused: true }),
  askQuestion: () => ({ title: 'Title of somebody', body: 'Body of somebody, long enough', tags: [] }),
  editQuestion: ({ questionId }) => ({
    id: questionId,
    ...{ title: 'Title of somebody', body: 'Body of somebody, long enough', tags: [] },
  }),
  removeQuestion: ({ questionId }) => ({ id: questionId }),
  answerQuestion: ({ questionId }) => ({ id: questionId, body: 'Answer of somebody, long enough', engineVersion: '' }),
  editAnswer: ({ answerId }) => ({ id: answerId, body: 'Answer of somebody, long enough', engineVersion: '' }),
  removeAnswer: ({ answerId }) => ({ id: answerId }),
  acceptAnswer: ({ questionId, answerId }) => ({ id: questionId, answerId }),
  resolveQuestion: ({ questionId }) => ({ id: questionId, isResolved: true }),
  closeQuestion: ({ questionId }) => ({ id: questionId, isClosed: true }),
  voteOnText: ({ questionId }) => ({ kind: 'question', id: questionId, vote: 1 }),
  getOwnQuestion: ({ waitingId }) => ({ id: waitingId }),
  listOwnVotes: ({ questionId }) => ({ questions: questionId }),
  listHiddenVersions: ({ waitingId }) => ({ kind: 'question', id: waitingId }),
  getHiddenVersion: ({ waitingId }) => ({ kind: 'question', id: waitingId, version: '1' }),
  keepDraft: () => ({ place: 'ask', title: 'Draft of somebody', body: '', tags: [], engineVersion: '' }),
  getKeptDraft: () => ({ place: 'ask' }),
  reportText: ({ answerId }) => ({ kind: 'answer', id: answerId, reason: 'x' }),
  listTextReports: () => ({}),
  settleTextReport: ({ answerId }) => ({ kind: 'answer', id: answerId, isRemoved: true }),
  decideText: ({ waitingId }) => ({ kind: 'question', id: waitingId, isApproved: true }),
  removeMemberTexts: ({ uid }) => ({ uid: String(uid), reason: 'x' }),
  restoreMemberTexts: () => ({ id: '1' }),
  listMemberRemovals: () => ({}),
  getSponsorship: () => ({}),
  takeSponsorCode: () => ({ isThanked: true }),
  listNotifications: () => ({}),
  countUnread: () => ({}),
  readNotifications: ({ notificationId }) => ({ id: notificationId }),
  getNotificationChoices: () => ({}),
  chooseNotifications: () => ({ choices: [{ kind: 'vote', site: false, mail: 'off' }] }),
  listFollowedTags: () => ({}),
  followTag: () => ({ tag: 'x', isFollowed: true }),
  listFollowedStatus: () => ({}),
  followStatus: () => ({ kind: 'incident', id: '1', isFollowed: false }),
  createBlogPost: () => ({ title: 'x', content: 'x', shortContent: 'x', slug: 'x' }),
  editBlogPost: ({ postId }) => ({ id: postId, title: 'x', content: 'x', shortContent: 'x', slug: 'x' }),
  removeBlogPost: ({ postId }) => ({ id: postId }),
  restoreBlogPost: ({ postId }) => ({ id: postId }),
  listOwnBlogPosts: () => ({}),
  getOwnBlogPost: ({ postId }) => ({ id: postId }),
  listBlogVersions: ({ postId }) => ({ id: postId }),
  getBlogVersion: ({ postId }) => ({ id: postId, version: '1' }),
  shareBlogDraft: ({ postId }) => ({ id: postId, isShared: true }),
  uploadBlogImage: () => ({}),
  logOut: () => ({ everywhere: true }),
};

/** These calls take another kind of key; see api-keys.test.ts and api-key-commands.test.ts. */
const others = ['getApiKeyAccess', 'runAccountCommand'];

/** Members may not call them; see chat-moderation.test.ts. */
const ofModerators = [
  'listChatReports',
  'settleChatReport',
  'decideChatMessage',
  'muteChatMember',
  'pauseChatRoom',
  'closeQuestion',
  ...['listHiddenVersions', 'getHiddenVersion', 'listTextReports', 'settleTextReport', 'decideText'],
  ...['removeMemberTexts', 'restoreMemberTexts', 'listMemberRemovals'],
];

/** Members may not call them; see blog-writing.test.ts and uploads.test.ts. */
const ofEditors = ['createBlogPost', 'uploadBlogImage'];

const calls = Object.values({
  ...accountCalls,
  ...askCalls,
  ...blogCalls,
  ...chatCalls,
  ...commandCalls,
  ...donationCalls,
  ...notificationCalls,
  ...sessionCalls,
} as Record<string, unknown>)
  .filter((value): value is CallDefinition => typeof value === 'object' && value !== null && 'credential' in value)
  .filter(({ credential, name }) => credential !== 'none' && !others.includes(name));

test('every call with a session key is tried here', () => {
  expect(calls.map(({ name }) => name).sort()).toEqual(Object.keys(inputs).sort());
});

const served = calls.map((call) => [call.name, call] as const);

describeOnPglite('session keys of other accounts', (open) => {
  let victim: Victim;
  let endedKeys: { expired: string; loggedOut: string };
  const provider = {
    clientId: 'x',
    clientSecret: 'x',
    authorizeUrl: 'http://127.0.0.1:9/',
    tokenUrl: 'http://127.0.0.1:9/',
    userUrl: 'http://127.0.0.1:9/',
  };
  const api = useTestApi(open, { config: { social: { discord: provider, twitter: null } } });
  const client = accountClient(api);
  beforeAll(async () => {
    victim = await createVictim();
    endedKeys = {
      expired: await createEndedKey(`expires_at = now() - interval '1 second'`),
      loggedOut: await createEndedKey('ended_at = now()'),
    };
  });

  async function createVictim(): Promise<Victim> {
    const [address, email, name] = [newAddress(), 'the.victim@example.org', 'Name Of The Victim'];
    const { username, data } = await client.enter('the-victim', { address });
    const uid = Number(data.uid);
    const { db: drizzle, query } = api.database;
    const set = { name, email, emailKey: email, emailVerifiedAt: sql`now()` };
    await drizzle.update(account).set(set).where(eq(account.id, uid));
    await query('insert into account_address (account_id, address) values ($1, $2)', [uid, address]);
    await query(
      `insert into passkey (id, account_id, name, public_key, counter, transports)
       values ('the-passkey-of-the-victim', $1, 'Phone', 'x', 0, '{}')`,
      [uid],
    );
    await query(
      `insert into account_social_login (provider, provider_id, account_id) values ('discord', 'the-discord-user', $1)`,
      [uid],
    );
    const key = data.sessionKey;
    const made = await send(accountCalls.createApiKey, key, inputs.createApiKey?.({} as Victim) ?? {});
    const sessions = (await client.sessions(key)).json().data;
    const devices = (await send(accountCalls.listDevices, key, {})).json().data;
    const { key: apiKey, apiKey: row } = made.json().data;
    const shared = await send(commandCalls.shareCommandRecipe, key, inputs.shareCommandRecipe?.({} as Victim) ?? {});
    const recipeId = shared.json().data.id;
    const { rows } = await query(
      `insert into chat_message (account_id, name, input, nonce) values ($1, 'x', 'Text of the victim', 'message-of-the-victim') returning id`,
      [uid],
    );
    const messageId = String(rows[0]?.id);
    const posts = await query(
      `insert into blog_post (account_id, title, content, short_content, slug, state, words)
       values ($1, 'x', 'Draft of the victim', 'x', 'x', 'draft', '') returning id`,
      [uid],
    );
    const postId = String(posts.rows[0]?.id);
    await query(
      `insert into blog_version (post_id, version, account_id, title, content, short_content, slug, thumbnail, tags)
       values ($1, 1, $2, 'x', 'Draft of the victim', 'x', 'x', '', '{}')`,
      [postId, uid],
    );
    const questions = await query(
      `insert into ask_question (account_id, title, body, words) values ($1, 'Question of the victim', 'x', '') returning id`,
      [uid],
    );
    const questionId = String(questions.rows[0]?.id);
    const answers = await query(
      `insert into ask_answer (account_id, question_id, body) values ($1, $2, 'Answer of the victim') returning id`,
      [uid, questionId],
    );
    const answerId = String(answers.rows[0]?.id);
    const hidden = await query(
      `insert into ask_question (account_id, title, body, words, is_waiting)
       values ($1, 'Draft of the victim', 'x', '', true) returning id`,
      [uid],
    );
    const waitingId = String(hidden.rows[0]?.id);
    await query(
      `insert into ask_question_version (text_id, version, account_id, title, body, tags)
       values ($1, 1, $2, 'Draft of the victim', 'x', '{}')`,
      [waitingId, uid],
    );
    await query(
      `insert into ask_draft (account_id, place, draft)
       values ($1, 'ask', '{"title": "Draft of the victim", "body": "", "tags": [], "engineVersion": ""}')`,
      [uid],
    );
    const notifications = await query(
      `insert into notification (account_id, kind, subject, title, path, is_on_site, mail)
       values ($1, 'staff', 'x', 'Draft of the victim', '/', true, 'off') returning id`,
      [uid],
    );
    const notificationId = String(notifications.rows[0]?.id);
    const [deviceId] = devices.nolink;
    await send(accountCalls.linkDevice, key, { deviceId, action: 'add' });
    const sessionId = sessions[0].id;
    return {
      uid,
      key,
      username,
      name,
      email,
      address,
      sessionId,
      deviceId,
      apiKeyId: row.id,
      apiKey,
      recipeId,
      messageId,
      postId,
      questionId,
      answerId,
      waitingId,
      notificationId,
    };
  }

  /** With the key where the call has it; null sends none. */
  function send(call: CallDefinition, key: unknown, input: Record<string, unknown>) {
    const isHeader = call.credential === 'authorization';
    const fields = { ...input, ...(isHeader || key === null ? {} : { token: key }) };
    const search = new URLSearchParams(fields as Record<string, string>).toString();
    const isForm = call.bodyEncoding === 'form';
    const path = call.path.replace(/:(\w+)/g, (_, part: string) => String(input[part]));
    return api.app.inject({
      method: call.method,
      url: call.method === 'GET' ? `${path}?${search}` : path,
      remoteAddress: newAddress(),
      headers: {
        ...(isHeader && key !== null ? { authorization: String(key) } : {}),
        ...(isForm ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
      },
      ...(call.method === 'GET' ? {} : { payload: isForm ? search : fields }),
    });
  }

  /** Everything that is stored about the victim. */
  async function stored(): Promise<string> {
    const tables = [
      ...['account_address', 'account_social_login', 'login_history', 'account_device', 'known_device', 'passkey'],
      ...['totp', 'recovery_code', 'api_key', 'email_undo', 'mail_code', 'social_link'],
      ...['game_character', 'character_claim', 'redeem_use', 'delivery', 'point_entry'],
      ...['chat_message', 'chat_mute', 'chat_report', 'chat_ignore', 'blog_post', 'blog_version'],
      ...['ask_answer', 'ask_question_vote', 'ask_answer_vote', 'ask_question_version', 'ask_answer_version'],
      ...['ask_draft', 'notification_choice', 'followed_tag', 'followed_server', 'followed_incident'],
    ];
    const lists = await Promise.all([
      api.database.query('select * from account where id = $1', [victim.uid]),
      api.database.query('select id, ended_at from session where account_id = $1 order by id', [victim.uid]),
      // Anybody may answer a question and vote on it: its totals are not the victim's.
      api.database.query(
        `select to_jsonb(q) - 'answers' - 'votes' as row from ask_question q where account_id = $1 order by id`,
        [victim.uid],
      ),
      // Other members may answer and vote, which notifies the victim. Only the kind `staff` must stay the same.
      api.database.query(`select * from notification where account_id = $1 and kind = 'staff'`, [victim.uid]),
      ...tables.map((table) => api.database.query(`select * from ${table} where account_id = $1`, [victim.uid])),
    ]);
    return JSON.stringify(lists.map(({ rows }) => rows));
  }

  async function createEndedKey(end: string): Promise<string> {
    const { data } = await client.enter();
    await api.database.query(`update session set ${end} where account_id = $1`, [Number(data.uid)]);
    return data.sessionKey;
  }

  test.each(served)('%s refuses a key that is missing, malformed, unknown or ended', async (name, call) => {
    const keys: [string, unknown][] = [
      ['missing', null],
      ['empty', ''],
      ['short', 'x'],
      ['long', 'x'.repeat(5000)],
      ['hostile', "' or '1'='1"],
      ['another’s uid', victim.uid],
      ['an API key', victim.apiKey],
      ['unknown', 'x'.repeat(43)],
      ['expired', endedKeys.expired],
      ['logged out', endedKeys.loggedOut],
    ];
    const before = await stored();
    for (const [what, key] of keys) {
      const answer = await send(call, key, inputs[name]?.(victim) ?? {});
      expect([what, answer.statusCode, answer.json().retcode]).toEqual([what, 401, 401]);
      expect(answer.json().data).toBeUndefined();
    }
    expect(await stored()).toBe(before);
  });

  test.each(served)(
    '%s with somebody else’s key and the owner’s ids neither shows nor changes anything',
    async (name, call) => {
      const { data } = await client.enter();
      const before = await stored();
      const answer = await send(call, data.sessionKey, inputs[name]?.(victim) ?? {});
      expect(answer.statusCode).toBeLessThan(500);
      expect(await stored()).toBe(before);
      const { username, email, address, deviceId, apiKey, key } = victim;
      for (const secret of [
        username,
        victim.name,
        email,
        address,
        deviceId,
        apiKey,
        key,
        'the-discord-user',
        'Draft of',
      ]) {
        expect(answer.body).not.toContain(secret);
      }
    },
  );

  test('the password of another account is refused', async () => {
    const other = await client.enter();
    await send(accountCalls.editAccount, other.data.sessionKey, {
      password_saveit: password,
      data: { password_web: 'four black cats' },
    });
    const guarded = served.filter(([name]) => 'password' in (inputs[name]?.(victim) ?? {}));
    expect(guarded.length).toBeGreaterThan(7);
    for (const [name, call] of guarded) {
      const answer = await send(call, other.data.sessionKey, inputs[name]?.(victim) ?? {});
      expect([name, answer.json().retcode]).toEqual([name, -1]);
    }
  });

  test('everything works with the key of the owner', async () => {
    const left = ['logOut', 'planAccountDeletion', 'endSession', ...ofModerators, ...ofEditors];
    for (const [name, call] of served.filter(([one]) => !left.includes(one))) {
      const answer = await send(call, victim.key, inputs[name]?.(victim) ?? {});
      expect([name, answer.statusCode]).toEqual([name, 200]);
    }
    expect((await send(sessionCalls.endSession, victim.key, { id: victim.sessionId })).statusCode).toBe(200);
    expect((await client.sessionState(victim.key)).statusCode).toBe(401);
  });
});
