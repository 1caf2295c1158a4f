// Over 400 lines: every case needs the same room, with a moderator, a member and the live server.
import {
  decideChatMessage,
  deleteChatMessage,
  getOwnChat,
  ignoreChatMember,
  listChatMessages,
  listChatReports,
  muteChatMember,
  pauseChatRoom,
  postChatMessage,
  reportChatMessage,
  settleChatReport,
} from '@starhaven/contracts/chat';
import type { ChatMessage } from '@starhaven/contracts/chat';
import type { CallDefinition } from '@starhaven/contracts/protocol';
import { Role } from '@starhaven/contracts/session';
import { runChatCommand } from '../../src/modules/chat';
import { accountClient, newAddress } from '../support/clients/account-client';
import { describeOnEachEngine } from '../support/engines';
import { useChatNodes, useVisitors } from '../support/hosts/chat-node';
import type { Visitor } from '../support/hosts/live-server';
import { useTestApi } from '../support/test-api';
import { until } from '../support/until';

interface Result {
  nonce: string;
  retcode: number;
  id_message: string;
  message: string;
  timestamp: number;
  isPending: boolean;
}
interface State {
  room?: { slug: string; isPaused: boolean; pauseReason: string };
  ignored?: { uid: string; name: string }[];
  mute?: { reason: string; until: number } | null;
}
interface Member {
  uid: string;
  sessionKey: string;
  name: string;
}

let nonces = 0;
const newNonce = () => `moderated-${String((nonces += 1)).padStart(6, '0')}`;

describeOnEachEngine('the moderation of the chat', (open) => {
  const api = useTestApi(open);
  const client = accountClient(api);
  /** Two servers; `api` is a third one that answers the calls. */
  const nodes = useChatNodes(api, 2);
  const visitors = useVisitors();
  beforeEach(async () => {
    const tables = ['chat_message', 'chat_mute', 'chat_ignore', 'chat_rules', 'rate_limit'];
    for (const table of tables) await api.database.query(`delete from ${table}`);
    await api.database.query(`delete from chat_room where slug <> 'public'`);
    await api.database.query(`update chat_room set is_paused = false, pause_reason = ''`);
  });
  const member = async (...roles: Role[]): Promise<Member> => {
    const { data } = await client.enter();
    if (roles.length > 0)
      await api.database.query('update account set roles = $2 where id = $1', [Number(data.uid), roles]);
    return data;
  };
  /** Makes moderators and authors old enough for every rule. */
  const ageAll = () => api.database.query(`update account set created_at = now() - interval '30 days'`);

  async function call(definition: CallDefinition, who: Member | null, input: Record<string, unknown> = {}) {
    const isGet = definition.method === 'GET';
    const answer = await api.app.inject({
      method: definition.method,
      url: isGet ? `${definition.path}?${new URLSearchParams(input as Record<string, string>)}` : definition.path,
      remoteAddress: newAddress(),
      headers: who === null ? {} : { authorization: who.sessionKey },
      ...(isGet ? {} : { payload: input }),
    });
    return answer.json();
  }

  /** The connection of a member to one of the servers; `page` null: a client of the specification. */
  async function connect(who: Member, node = 0, page: string | null = '/') {
    const visitor = await visitors.join(nodes[node], who.sessionKey, page);
    const say = async (input: string, more: Record<string, unknown> = {}) => {
      const nonce = newNonce();
      visitor.emit('chatReq', { input, uid: 'spoofed', code: '', nonce, ...more });
      return visitor.hears<Result>('chat_result', (result) => result.nonce === nonce);
    };
    let openedAt = -Infinity;
    const openRoom = async (room: string) => {
      // The limit is two calls a second (docs/behaviour/chat.md#chat-limits).
      await until(() => performance.now() - openedAt > 550);
      openedAt = performance.now();
      const known = visitor.payloadsOf('chatHistory').length;
      visitor.emit('chat_open', { room });
      await until(() => visitor.payloadsOf('chatHistory').length > known);
      return visitor.payloadsOf('chatHistory').at(-1) as ChatMessage[];
    };
    const inputs = () => (visitor.payloadsOf('chatRsp') as ChatMessage[]).map(({ input }) => input);
    const hearsText = (input: string) => visitor.hears<ChatMessage>('chatRsp', (message) => message.input === input);
    return { visitor, say, openRoom, inputs, hearsText };
  }
  const post = (who: Member, input: string, more: Record<string, unknown> = {}) =>
    call(postChatMessage, who, { input, ...more });
  const posted = async (who: Member, input: string): Promise<string> => {
    const answer = await post(who, input);
    expect([answer.retcode, answer.message]).toEqual([0, 'ok']);
    return answer.data.id_message;
  };
  const inputsFor = async (who: Member | null, room = 'public'): Promise<string[]> => {
    const { data } = await call(who === null ? listChatMessages : getOwnChat, who, { room });
    return data.messages.map(({ input }: ChatMessage) => input);
  };

  describe('reading and writing without a live connection', () => {
    test('a guest reads the room, and writes nothing', async () => {
      const mika = await member();
      const id = await posted(mika, '<b>hello</b>');
      const { data } = await call(listChatMessages, null);
      expect(data.messages).toEqual([
        {
          ...{ id_message: id, uid: mika.uid, name: mika.name, input: '<b>hello</b>', isBot: false },
          ...{ timestamp: expect.any(Number), isPending: false },
        },
      ]);
      expect(data.room).toEqual({ slug: 'public', title: 'Public', isPaused: false, pauseReason: '' });
      expect(Object.keys(data).sort()).toEqual(['messages', 'room', 'rooms']);
      expect((await call(postChatMessage, null, { input: 'hi' })).retcode).toBe(401);
      expect((await call(listChatMessages, null, { room: 'nowhere' })).retcode).toBe(-1);
    });

    test('a posted message reaches connected members; the same nonce is the same message, and the next one waits', async () => {
      const [mika, aru] = [await member(), await member()];
      const page = await connect(aru, 1);
      const nonce = newNonce();
      const first = await post(mika, 'hello', { nonce });
      expect((await page.hearsText('hello')).id_message).toBe(first.data.id_message);
      expect(await post(mika, 'hello', { nonce })).toMatchObject({ retcode: 0, data: first.data });
      const second = await post(mika, 'again');
      expect(second).toMatchObject({ retcode: 429, ratelimit: { max: 1, time: second.timestamp } });
      expect(second.timestamp).toBeGreaterThan(Date.now() / 1000 - 1);
      const { pauseEnds } = (await call(getOwnChat, mika)).data;
      expect(Math.abs(pauseEnds - second.timestamp)).toBeLessThanOrEqual(1);
      expect((await call(getOwnChat, aru)).data.pauseEnds).toBe(0);
    });

    test.each([
      ['161 characters', 'x'.repeat(161), 400],
      ['10 kB of emoji', '😀'.repeat(2_500), 400],
      ['only spaces', '   ', 400],
      ['nothing that can be seen', '\u200b\u202e', 403],
    ])('%s is refused and not stored', async (_name, input, retcode) => {
      const mika = await member();
      expect((await post(mika, input)).retcode).toBe(retcode);
      expect(await inputsFor(null)).toEqual([]);
    });

    test('name, uid and isBot come from the session, whatever a request names', async () => {
      const mika = await member();
      await post(mika, 'it is me', { uid: '1', name: 'GM', isBot: true, accountId: 1 });
      const { data } = await call(listChatMessages, null);
      expect(data.messages[0]).toMatchObject({ uid: mika.uid, name: mika.name, isBot: false });
    });
  });

  describe('deleting', () => {
    test('authors and moderators delete a message, on every server at once; others cannot', async () => {
      const [mika, aru, mod] = [await member(), await member(), await member(Role.MOD)];
      const [first, second] = [await posted(mika, 'first'), await posted(aru, 'second')];
      const pages = [await connect(aru, 0), await connect(aru, 1)];
      expect((await call(deleteChatMessage, aru, { id_message: first })).retcode).toBe(-1);
      expect((await call(deleteChatMessage, mika, { id_message: first })).retcode).toBe(0);
      expect((await call(deleteChatMessage, mod, { id_message: second })).retcode).toBe(0);
      expect((await call(deleteChatMessage, mod, { id_message: second })).retcode).toBe(-1);
      for (const { visitor } of pages)
        for (const id of [first, second])
          await visitor.hears<{ ids: string[] }>('chat_removed', ({ ids }) => ids.includes(id));
      expect(await inputsFor(null)).toEqual([]);
      const audit = api.logLines
        .map((line) => JSON.parse(line))
        .filter(({ event }) => event === 'chat-message-removed');
      expect(audit).toMatchObject([{ uid: Number(mod.uid), member: Number(aru.uid), message: second }]);
    });

    test('sixty an hour', async () => {
      const mika = await member();
      for (let count = 0; count < 60; count += 1) await call(deleteChatMessage, mika, { id_message: '999999' });
      expect((await call(deleteChatMessage, mika, { id_message: '999999' })).retcode).toBe(429);
    });
  });

  describe('reports', () => {
    test('alert moderators and hide nothing; one of each member counts', async () => {
      const [mika, aru, hina, mod] = [await member(), await member(), await member(), await member(Role.MOD)];
      const id = await posted(mika, 'rude');
      const staff = await connect(mod, 1);
      const page = await connect(aru, 0);
      for (const who of [aru, aru, hina])
        expect((await call(reportChatMessage, who, { id_message: id, reason: ' Spam\u202e ' })).retcode).toBe(0);
      await staff.visitor.hears<object>(
        'chat_alert',
        (counts) => JSON.stringify(counts) === '{"reports":1,"waiting":0}',
      );
      expect(await inputsFor(null)).toEqual(['rude']);
      const { data } = await call(listChatReports, mod);
      expect(data).toMatchObject({ waiting: [], reported: [{ message: { id_message: id, input: 'rude' } }] });
      expect(data.reported[0].reports.map(({ uid, reason }: Record<string, string>) => [uid, reason])).toEqual([
        [aru.uid, 'Spam'],
        [hina.uid, 'Spam'],
      ]);
      await page.visitor.settle();
      expect(page.visitor.payloadsOf('chat_alert')).toEqual([]);
    });

    test('are settled: the message stays, or goes', async () => {
      const [mika, aru, hina, mod] = [await member(), await member(), await member(), await member(Role.MOD)];
      const [stays, goes] = [await posted(mika, 'stays'), await posted(hina, 'goes')];
      for (const id_message of [stays, goes]) await call(reportChatMessage, aru, { id_message });
      const staff = await connect(mod, 1);
      expect((await call(settleChatReport, mod, { id_message: stays, isRemoved: false })).retcode).toBe(0);
      expect((await call(settleChatReport, mod, { id_message: goes, isRemoved: true })).retcode).toBe(0);
      expect((await call(settleChatReport, mod, { id_message: goes, isRemoved: true })).retcode).toBe(-1);
      await staff.visitor.hears<object>(
        'chat_alert',
        (counts) => JSON.stringify(counts) === '{"reports":0,"waiting":0}',
      );
      expect(await inputsFor(null)).toEqual(['stays']);
      expect((await call(listChatReports, mod)).data).toEqual({ reported: [], waiting: [] });
    });

    test("of the member's own message and of one that does not exist are refused, and so are more than twenty an hour", async () => {
      const mika = await member();
      const id_message = await posted(mika, 'mine');
      expect((await call(reportChatMessage, mika, { id_message })).message).toBe(
        'This is your own message. You can delete it.',
      );
      for (let count = 0; count < 19; count += 1)
        expect((await call(reportChatMessage, mika, { id_message: '999999' })).retcode).toBe(-1);
      expect((await call(reportChatMessage, mika, { id_message: '999999' })).retcode).toBe(429);
    });
  });

  describe('ignored members', () => {
    test('are hidden at once, on every server, in the history and for this account only', async () => {
      const [mika, aru, hina] = [await member(), await member(), await member()];
      const [one, two, other] = [await connect(aru, 0), await connect(aru, 1), await connect(hina, 0)];
      expect((await call(ignoreChatMember, aru, { uid: mika.uid, isIgnored: true })).retcode).toBe(0);
      for (const { visitor } of [one, two]) {
        const { ignored } = await visitor.hears<State>('chat_state', (state) => state.ignored?.length === 1);
        expect(ignored).toEqual([{ uid: mika.uid, name: mika.name }]);
      }
      await posted(mika, 'unheard');
      await posted(hina, 'heard');
      for (const page of [one, two, other]) await page.hearsText('heard');
      expect([one, two, other].map((page) => page.inputs())).toEqual([['heard'], ['heard'], ['unheard', 'heard']]);
      // The same on a page that is opened later, for a client of the specification, and over HTTP.
      const later = await connect(aru, 1);
      expect((await later.openRoom('public')).map(({ input }) => input)).toEqual(['heard']);
      const plain = await connect(aru, 1, null);
      expect((await plain.visitor.hears<ChatMessage[]>('chatHistory')).map(({ input }) => input)).toEqual(['heard']);
      expect([await inputsFor(aru), await inputsFor(hina)]).toEqual([['heard'], ['unheard', 'heard']]);
      await call(ignoreChatMember, aru, { uid: mika.uid, isIgnored: false });
      await one.visitor.hears<State>('chat_state', (state) => state.ignored?.length === 0);
      expect(await inputsFor(aru)).toEqual(['unheard', 'heard']);
      expect(plain.visitor.payloadsOf('chat_state')).toEqual([]);
    });

    test('are other existing accounts, five hundred at most', async () => {
      const mika = await member();
      const ignore = (uid: string) => call(ignoreChatMember, mika, { uid, isIgnored: true });
      expect((await ignore(mika.uid)).message).toBe('You cannot ignore yourself.');
      expect((await ignore('999999999')).retcode).toBe(-1);
      expect((await ignore('0')).retcode).toBe(400);
      await api.database.query(
        `insert into account (username, username_key, name) select 'crowd' || n, 'crowd' || n, 'x' from generate_series(1, 500) n`,
      );
      await api.database.query(
        `insert into chat_ignore (account_id, ignored_id) select $1, id from account where username_key like 'crowd%'`,
        [Number(mika.uid)],
      );
      expect((await ignore((await member()).uid)).message).toBe('You can ignore at most 500 members.');
    });
  });

  describe('mutes', () => {
    test('apply at once, show the reason and the end, and end', async () => {
      const [mika, mod] = [await member(), await member(Role.MOD)];
      const page = await connect(mika, 1);
      const mutedUntil = Math.ceil(Date.now() / 1000) + 600;
      const mute = { uid: mika.uid, isMuted: true, until: mutedUntil, reason: 'Spam' };
      expect((await call(muteChatMember, mod, mute)).retcode).toBe(0);
      const told = await page.visitor.hears<State>('chat_state', (state) => state.mute !== undefined);
      expect(told).toEqual({ mute: { reason: 'Spam', until: mutedUntil } });
      const refusal = { retcode: 403, message: 'You cannot write in the chat. Reason: Spam', timestamp: mutedUntil };
      expect(await page.say('hello')).toMatchObject(refusal);
      expect(await post(mika, 'hello')).toMatchObject(refusal);
      expect((await call(getOwnChat, mika)).data.mute).toEqual({ reason: 'Spam', until: mutedUntil });
      await call(muteChatMember, mod, { uid: mika.uid, isMuted: false });
      await page.visitor.hears<State>('chat_state', (state) => state.mute === null);
      expect(await page.say('hello')).toMatchObject({ retcode: 0 });
      const audit = api.logLines.map((line) => JSON.parse(line)).filter(({ event }) => event === 'chat-muted');
      expect(audit.at(-1)).toMatchObject({ uid: Number(mod.uid), member: Number(mika.uid), reason: 'Spam' });
    });

    test('moderators mute members only, admins moderators too, and an admin cannot be muted', async () => {
      const [mika, mod, admin] = [await member(), await member(Role.MOD), await member(Role.ADMIN)];
      const [otherMod, otherAdmin] = [await member(Role.MOD), await member(Role.ADMIN)];
      const mute = async (who: Member, whom: Member) =>
        (await call(muteChatMember, who, { uid: whom.uid, isMuted: true })).retcode;
      expect(await mute(mod, admin)).toBe(403);
      expect(await mute(mod, otherMod)).toBe(403);
      expect(await mute(admin, otherAdmin)).toBe(403);
      expect(await mute(admin, admin)).toBe(403);
      expect(await mute(admin, mod)).toBe(0);
      expect(await mute(mika, mod)).toBe(403);
      expect((await call(muteChatMember, admin, { uid: mika.uid, isMuted: true, until: 1 })).retcode).toBe(-1);
    });
  });

  test('calls of moderators are refused to members, editors and banned accounts', async () => {
    const [mika, editor] = [await member(), await member(Role.MEMBER, Role.SPONSOR, Role.EDITOR)];
    const calls: [CallDefinition, object][] = [
      [listChatReports, {}],
      [settleChatReport, { id_message: '1', isRemoved: true }],
      [decideChatMessage, { id_message: '1', isApproved: true }],
      [muteChatMember, { uid: '1', isMuted: true }],
      [pauseChatRoom, { room: 'public', isPaused: true }],
    ];
    for (const [definition, input] of calls)
      for (const who of [mika, editor])
        expect([definition.name, (await call(definition, who, { ...input })).retcode]).toEqual([definition.name, 403]);
    expect((await call(listChatMessages, null)).data.room.isPaused).toBe(false);
  });

  test('a banned account neither reads nor writes, on a connection that is open already', async () => {
    const [mika, aru] = [await member(), await member()];
    const page = await connect(mika, 1);
    await api.database.query('update account set roles = $2 where id = $1', [
      Number(mika.uid),
      [Role.MEMBER, Role.BAN],
    ]);
    await page.visitor.hears('disconnect');
    expect((await post(mika, 'hello')).retcode).toBe(401);
    expect((await call(getOwnChat, mika)).retcode).toBe(401);
    await posted(aru, 'after');
    expect(page.inputs()).toEqual([]);
  });

  test('a paused room takes messages of moderators only, and everybody sees why', async () => {
    const [mika, mod] = [await member(), await member(Role.MOD)];
    const page = await connect(mika, 1);
    const plain = await connect(mika, 0, null);
    await call(pauseChatRoom, mod, { room: 'public', isPaused: true, reason: 'Cleaning' });
    const { room } = await page.visitor.hears<State>('chat_state', (state) => state.room?.isPaused === true);
    expect(room).toMatchObject({ slug: 'public', pauseReason: 'Cleaning' });
    expect(await page.say('hello')).toMatchObject({ retcode: 403, message: 'The chat is paused. Reason: Cleaning' });
    await posted(mod, 'one moment');
    await page.hearsText('one moment');
    await call(pauseChatRoom, mod, { room: 'public', isPaused: false });
    await page.visitor.hears<State>('chat_state', (state) => state.room?.isPaused === false);
    expect(await page.say('hello')).toMatchObject({ retcode: 0 });
    expect(plain.visitor.payloadsOf('chat_state')).toEqual([]);
    expect((await call(pauseChatRoom, mod, { room: 'nowhere', isPaused: true })).retcode).toBe(-1);
  });

  test('messages of new accounts wait for a moderator where the operator says so', async () => {
    await ageAll();
    const [mika, aru, mod] = [await member(), await member(), await member(Role.MOD)];
    await api.database.query(`update account set created_at = now() - interval '3 days' where id = $1`, [
      Number(aru.uid),
    ]);
    await runChatCommand(api.database.db, { action: 'set', name: 'approvalHours', value: '48' });
    const [page, staff] = [await connect(aru, 1), await connect(mod, 1)];
    const author = await connect(mika, 0);
    const first = await author.say('let me in');
    expect(first).toMatchObject({ retcode: 0, isPending: true, message: 'A moderator will read your message first.' });
    await staff.visitor.hears<object>('chat_alert', (counts) => JSON.stringify(counts) === '{"reports":0,"waiting":1}');
    await posted(aru, 'old enough');
    await page.hearsText('old enough');
    expect([await inputsFor(null), await inputsFor(aru)]).toEqual([['old enough'], ['old enough']]);
    expect([await inputsFor(mika), await inputsFor(mod)]).toEqual([
      ['let me in', 'old enough'],
      ['let me in', 'old enough'],
    ]);
    const { data } = await call(listChatReports, mod);
    expect(data.waiting).toMatchObject([{ message: { id_message: first.id_message, isPending: true }, reports: [] }]);
    expect((await call(reportChatMessage, aru, { id_message: first.id_message })).retcode).toBe(-1);
    const decide = (isApproved: boolean) => call(decideChatMessage, mod, { id_message: first.id_message, isApproved });
    expect((await decide(true)).retcode).toBe(0);
    await page.hearsText('let me in');
    expect((await decide(false)).retcode).toBe(-1);
    const other = await member();
    const rejected = await post(other, 'spam');
    expect(rejected.data.isPending).toBe(true);
    await call(decideChatMessage, mod, { id_message: rejected.data.id_message, isApproved: false });
    expect(await inputsFor(other)).toEqual(['let me in', 'old enough']);
  });

  test('rules of the operator count from the next message on, without a restart', async () => {
    const mod = await member(Role.MOD);
    const run = (command: object) => runChatCommand(api.database.db, command);
    await run({ action: 'forbid', name: 'Badword' });
    await run({ action: 'set', name: 'links', value: 'never' });
    await run({ action: 'set', name: 'sameCharacters', value: '5' });
    for (const [input, message] of [
      ['BADWORD!', 'This message has a word that is not allowed here.'],
      ['see https://evil.example', 'Links are not allowed in the chat.'],
      ['nooooooooo', 'Please do not repeat one character so often.'],
    ] as const)
      expect(await post(await member(), input)).toMatchObject({ retcode: 403, message });
    expect((await post(mod, 'badword https://evil.example nooooooooo')).retcode).toBe(0);
    const shown = await run({ action: 'permit', name: 'badword' });
    expect(shown.lines).toContain('forbidden words   none');
    expect((await post(await member(), 'badword')).retcode).toBe(0);
    await expect(run({ action: 'set', name: 'links', value: 'sometimes' })).rejects.toThrow(
      /allowed, members or never/,
    );
    await expect(run({ action: 'set', name: '__proto__', value: '1' })).rejects.toThrow(/no rule/);
  });

  test('the same text again is refused for half a minute', async () => {
    const mika = await member();
    const page = await connect(mika);
    await page.say('buy gold');
    await api.database.query(`update chat_message set sent_at = sent_at - interval '11 seconds'`);
    for (const { chat } of nodes) chat.context.pauses.clear();
    expect(await page.say('BUY  GOLD')).toMatchObject({ retcode: 403, message: 'You have just sent this message.' });
    expect(await page.say('something else')).toMatchObject({ retcode: 0 });
  });

  test('another room than the public one: only pages that opened it get its messages, and a pause of a member counts in all rooms', async () => {
    await runChatCommand(api.database.db, { action: 'add-room', name: 'deutsch', title: 'Deutsch' });
    const [mika, aru, hina] = [await member(), await member(), await member()];
    const [author, reader, other] = [await connect(mika, 0), await connect(aru, 1), await connect(hina, 1)];
    const plain = await connect(hina, 0, null);
    expect(await reader.openRoom('deutsch')).toEqual([]);
    const sent = await author.say('hallo', { room: 'deutsch' });
    expect(await reader.hearsText('hallo')).toMatchObject({ room: 'deutsch', id_message: sent.id_message });
    expect((await author.say('again')).retcode).toBe(429);
    await posted(hina, 'public news');
    for (const page of [author, reader, other, plain]) await page.hearsText('public news');
    expect([author, other, plain].map((page) => page.inputs())).toEqual([
      ['public news'],
      ['public news'],
      ['public news'],
    ]);
    expect((await other.openRoom('deutsch')).map(({ input }) => input)).toEqual(['hallo']);
    expect([await inputsFor(null), await inputsFor(null, 'deutsch')]).toEqual([['public news'], ['hallo']]);
    // Opening another room leaves this one.
    await reader.openRoom('public');
    await api.database.query(`update chat_message set sent_at = sent_at - interval '11 seconds'`);
    for (const { chat } of nodes) chat.context.pauses.clear();
    await author.say('noch mal', { room: 'deutsch' });
    await other.hearsText('noch mal');
    await reader.visitor.settle();
    expect(reader.inputs()).toEqual(['hallo', 'public news']);
    expect(await other.say('hi', { room: 'nowhere' })).toMatchObject({ retcode: 404 });
    await runChatCommand(api.database.db, { action: 'remove-room', name: 'deutsch' });
    await other.visitor.hears<{ ids: string[] }>('chat_removed', ({ ids }) => ids.includes(sent.id_message));
    await expect(runChatCommand(api.database.db, { action: 'remove-room', name: 'public' })).rejects.toThrow(/stays/);
  });

  test('five hundred connections of one account: three of them speak, and one message is stored', async () => {
    const mika = await member();
    const crowd: Visitor[] = [];
    const enter = async () => crowd.push(await visitors.connect(nodes[0]));
    // On a busy machine, 500 at once would take longer than the server and the client wait for one connection.
    while (crowd.length < 500) await Promise.all(Array.from({ length: 50 }, enter));
    for (const visitor of crowd) visitor.emit('chat_join_room_public', { sessionKey: mika.sessionKey });
    const joined = (visitor: Visitor) => visitor.payloadsOf('chat_user_update_public').length > 0;
    const answered = (visitor: Visitor) => joined(visitor) || visitor.payloadsOf('error').length > 0;
    await until(() => crowd.every(answered));
    expect(crowd.filter(joined)).toHaveLength(3);
    for (const visitor of crowd)
      visitor.emit('chatReq', { input: 'me first', uid: mika.uid, code: '', nonce: newNonce() });
    await until(() => crowd.every((visitor) => visitor.payloadsOf('chat_result').length === 1));
    const codes = crowd.map((visitor) => (visitor.payloadsOf('chat_result')[0] as Result).retcode).sort();
    expect(
      [codes.filter((code) => code === 0), codes.filter((code) => code === 429)].map(({ length }) => length),
    ).toEqual([1, 2]);
    expect(codes.filter((code) => code === 401)).toHaveLength(497);
    expect(await inputsFor(null)).toEqual(['me first']);
  });

  test('messages of a deleted account leave every page', async () => {
    const [mika, aru] = [await member(), await member()];
    const id = await posted(mika, 'gone soon');
    const page = await connect(aru, 1);
    await call(ignoreChatMember, aru, { uid: mika.uid, isIgnored: true });
    await api.database.query('delete from account where id = $1', [Number(mika.uid)]);
    await page.visitor.hears<{ ids: string[] }>('chat_removed', ({ ids }) => ids.includes(id));
    expect((await call(getOwnChat, aru)).data).toMatchObject({ messages: [], ignored: [] });
  });
});
