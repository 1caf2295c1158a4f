import { AgentRetcode } from '@starhaven/contracts/agent';
import type { BotReply, ChatMessage } from '@starhaven/contracts/chat';
import type { ChatOptions } from '../../src/modules/chat';
import { pruneMessages } from '../../src/modules/chat/messages/prune-messages';
import { Rooms } from '../../src/modules/chat/rooms/rooms';
import type { Database, ListenHandlers } from '../../src/platform/database/database';
import { createLogger } from '../../src/platform/logging/logger';
import { accountClient } from '../support/clients/account-client';
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
}

let nonces = 0;
const newNonce = () => `nonce-${String((nonces += 1)).padStart(6, '0')}`;

describeOnEachEngine('the chat', (open) => {
  const api = useTestApi(open);
  const client = accountClient(api);
  const log = createLogger('silent');
  const own = new Map<string, string>();
  const game = { ran: [] as string[], reply: { retcode: AgentRetcode.OK as AgentRetcode, message: 'given' } };
  const gateway: ChatOptions['gateway'] = {
    findServer: (id) =>
      id === '1' || id === '2'
        ? {
            ...{ id: Number(id), name: 'Teyvat', game: 1, privacy: 3, engine: 'opencommand', apiVersion: '' },
            ...{ isDemo: false, isDisabled: id === '2' },
          }
        : null,
    runCommand: async ({ uid, text }) => {
      game.ran.push(`${uid}: ${text}`);
      return game.reply;
    },
  };

  const nodes = useChatNodes(api, 2, () => ({
    gateway,
    findCharacter: async ({ accountId, serverId }) => {
      const uid = own.get(`${accountId} ${serverId}`);
      return uid === undefined ? null : { uid };
    },
  }));
  const { connect, join } = useVisitors();
  beforeEach(async () => {
    await api.database.query('delete from chat_message');
    await api.database.query('delete from rate_limit');
    // The notices of the deletion may still be on their way.
    for (const { chat } of nodes) chat.catchUp();
    game.ran = [];
    game.reply = { retcode: AgentRetcode.OK, message: 'given' };
  });
  /** A member with a connection to one of the servers; `page` null: a client of the specification. */
  async function enter(
    node = 0,
    page: string | null = '/',
    account?: { uid: string; sessionKey: string; name: string },
  ) {
    const data = account ?? (await client.enter()).data;
    const visitor = await join(nodes[node], data.sessionKey, page);
    const say = async (input: string, nonce = newNonce()) => {
      visitor.emit('chatReq', { input, uid: 'somebody else', code: '', nonce });
      return visitor.hears<Result>('chat_result', (result) => result.nonce === nonce);
    };
    return { ...data, visitor, say };
  }
  const messagesOf = (visitor: Visitor) => visitor.payloadsOf('chatRsp') as ChatMessage[];
  /** Ends the pause between messages. */
  const forgetPauses = async () => {
    await api.database.query(`update chat_message set sent_at = sent_at - interval '11 seconds'`);
    for (const { chat } of nodes) chat.context.pauses.clear();
  };

  test('a message that cannot be read is refused in words, with its nonce or from the bot', async () => {
    const mika = await enter();
    const refused = await mika.say('a'.repeat(161));
    expect(refused).toMatchObject({ retcode: 403, message: 'A message has at most 160 characters.', id_message: '' });
    for (const input of [7, null, ['a'], { toString: 1 }, '   ']) {
      const nonce = newNonce();
      mika.visitor.emit('chatReq', { input, uid: '1', code: '', nonce });
      const result = await mika.visitor.hears<Result>('chat_result', (one) => one.nonce === nonce);
      expect(result).toMatchObject({ retcode: 403, message: 'The message could not be read. Please write a text.' });
    }
    const plain = await enter(0, null);
    plain.visitor.emit('chatReq', { input: 'b'.repeat(161), uid: '1', code: '' });
    expect(await plain.visitor.hears<ChatMessage>('chatRsp', ({ isBot }) => isBot)).toMatchObject({
      input: 'A message has at most 160 characters.',
    });
    const nonce = newNonce();
    mika.visitor.emit('cmdReq', { input: ['give'], id_player: 1, id_server: 1, session: 'x', nonce });
    expect(await mika.visitor.hears<BotReply>('cmdRsp')).toMatchObject({ retcode: 403, nonce });
  });

  test('a message reaches everybody on both servers once, under the name of its session', async () => {
    const [mika, aru] = [await enter(0), await enter(1, null)];
    const result = await mika.say('  hello   there ');
    expect(result).toMatchObject({ retcode: 0, message: '' });
    const heard = await aru.visitor.hears<ChatMessage>('chatRsp');
    expect(heard).toEqual({
      id_message: result.id_message,
      uid: mika.uid,
      name: mika.name,
      input: 'hello there',
      timestamp: expect.any(Number),
      isBot: false,
    });
    await mika.visitor.hears('chatRsp');
    await mika.visitor.settle();
    await aru.visitor.settle();
    expect([messagesOf(mika.visitor), messagesOf(aru.visitor)].map(({ length }) => length)).toEqual([1, 1]);
  });

  test('the second message within ten seconds is refused on either server, with the end of the pause', async () => {
    const mika = await enter(0);
    const elsewhere = await enter(1, '/', mika);
    await mika.say('one');
    const refused = await elsewhere.say('two');
    expect(refused).toMatchObject({
      retcode: 429,
      id_message: '',
      message: 'Please wait before you send another message.',
    });
    const wait = refused.timestamp - Date.now() / 1000;
    expect(wait > 0 && wait <= 11).toBe(true);
  });

  test('the same message again is the same message, also when it arrives twice at once', async () => {
    const mika = await enter(0);
    const nonce = newNonce();
    for (let count = 0; count < 3; count += 1) {
      mika.visitor.emit('chatReq', { input: 'once', uid: mika.uid, code: '', nonce });
    }
    const results = () => mika.visitor.payloadsOf('chat_result') as Result[];
    await until(() => results().length === 3);
    expect(new Set(results().map(({ retcode, id_message }) => `${retcode} ${id_message}`)).size).toBe(1);
    expect(results()[0]?.retcode).toBe(0);
    const { rows } = await api.database.query('select input from chat_message');
    expect(rows).toHaveLength(1);
  });

  test('our page gets the history when it opens the chat, a client of the specification when it joins', async () => {
    const mika = await enter(0);
    await mika.say('first');
    const plain = await enter(1, null);
    expect((await plain.visitor.hears<ChatMessage[]>('chatHistory')).map(({ input }) => input)).toEqual(['first']);
    await mika.visitor.settle();
    expect(mika.visitor.payloadsOf('chatHistory')).toEqual([]);
    mika.visitor.emit('chat_open', { room: 'public' });
    expect((await mika.visitor.hears<ChatMessage[]>('chatHistory')).map(({ input }) => input)).toEqual(['first']);
  });

  test('the room keeps the latest hundred, and old ones are deleted after thirty days', async () => {
    const { uid } = await enter(0);
    await api.database.query(
      `insert into chat_message (account_id, name, input, sent_at)
       select $1, 'Mika', 'no. ' || n, now() - make_interval(days => 40) from generate_series(1, 130) n`,
      [Number(uid)],
    );
    const reader = await enter(1);
    reader.visitor.emit('chat_open', { room: 'public' });
    const history = await reader.visitor.hears<ChatMessage[]>('chatHistory');
    expect([history.length, history[0]?.input, history.at(-1)?.input]).toEqual([100, 'no. 31', 'no. 130']);
    await pruneMessages(api.database.db);
    const { rows } = await api.database.query('select count(*)::int as count from chat_message');
    expect(rows).toEqual([{ count: 100 }]);
  });

  test.each([
    ['markup', '<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
    ['a change of direction', 'safe\u202etxt.exe', 'safetxt.exe'],
    ['piled marks', `Z${'\u0300\u0301\u0302\u0303\u0304\u0305'.repeat(10)}`, 'Z\u0300\u0301\u0302'.normalize('NFC')],
  ])('%s is stored as visible text', async (_name, input, stored) => {
    const mika = await enter(0);
    await mika.say(input);
    expect((await mika.visitor.hears<ChatMessage>('chatRsp')).input).toBe(stored);
  });

  test('a message without visible text, a long one and one without a session are not stored', async () => {
    const mika = await enter(0);
    expect(await mika.say('\u200b\u202e')).toMatchObject({ retcode: 403, message: 'This message cannot be shown.' });
    mika.visitor.emit('chatReq', { input: 'x'.repeat(161), uid: mika.uid });
    mika.visitor.emit('chatReq', { input: '😀'.repeat(2_500), uid: mika.uid });
    const stranger = await connect(nodes[0]);
    stranger.emit('chatReq', { input: 'hi', uid: mika.uid, code: '', nonce: newNonce() });
    expect(await stranger.hears<Result>('chat_result')).toMatchObject({
      retcode: 401,
      message: 'Please login to use the chat',
    });
    await mika.visitor.settle();
    expect((await api.database.query('select 1 from chat_message')).rows).toEqual([]);
  });

  test('a muted account reads why and until when; a client of the specification gets it from the bot', async () => {
    const mika = await enter(0);
    const mutedUntil = Math.ceil(Date.now() / 1000) + 600;
    await api.database.query('insert into chat_mute (account_id, until, reason) values ($1, to_timestamp($2), $3)', [
      Number(mika.uid),
      mutedUntil,
      'Spam',
    ]);
    expect(await mika.say('hello')).toMatchObject({
      retcode: 403,
      message: 'You cannot write in the chat. Reason: Spam',
      timestamp: mutedUntil,
    });
    const plain = await enter(1, null, mika);
    plain.visitor.emit('chatReq', { input: 'hello', uid: mika.uid, code: '' });
    expect(await plain.visitor.hears<ChatMessage>('chatRsp')).toMatchObject({
      isBot: true,
      input: 'You cannot write in the chat. Reason: Spam',
    });
  });

  describe('a command', () => {
    const command = (input: string, id_player = '10001', id_server = '1', nonce = newNonce()) => ({
      ...{ input, id_player, id_server, nonce, session: 'ignored', language: 'EN' },
    });
    const member = async () => {
      const mika = await enter(0);
      own.set(`${mika.uid} 1`, '10001');
      const run = async (sent: ReturnType<typeof command>) => {
        mika.visitor.emit('cmdReq', sent);
        return mika.visitor.hears<BotReply>('cmdRsp', ({ nonce }) => nonce === sent.nonce);
      };
      return { ...mika, run };
    };

    test('runs for the own character, and the answer names it', async () => {
      const { run } = await member();
      expect(await run(command('give 201 x5'))).toMatchObject({ retcode: 200, message: 'given', timestamp: 0 });
      expect(game.ran).toEqual(['10001: give 201 x5']);
    });

    test.each<[string, string, string, number]>([
      ['another player', '10002', '1', 403],
      ['a server without a character', '10001', '9', 404],
      ['a server that is switched off', '10001', '2', 404],
      ['a server that is not a number', '10001', '__proto__', 404],
    ])('%s: nothing runs', async (_name, player, server, retcode) => {
      const { run } = await member();
      expect((await run(command('give 201', player, server))).retcode).toBe(retcode);
      expect(game.ran).toEqual([]);
    });

    test('nobody runs anything without a session, whatever key the command names', async () => {
      const mika = await member();
      const stranger = await connect(nodes[0]);
      stranger.emit('cmdReq', { ...command('give 201'), session: mika.sessionKey });
      expect(await stranger.hears<BotReply>('cmdRsp')).toMatchObject({
        retcode: 401,
        message: 'Please login to use bot commands.',
      });
      expect(game.ran).toEqual([]);
    });

    test.each<[AgentRetcode, RegExp]>([
      [AgentRetcode.NOT_FOUND, /not in the game, or the server is offline/],
      [AgentRetcode.TIMEOUT, /may have run/],
      [AgentRetcode.FORBIDDEN, /not allowed here/],
    ])('the answer %i is explained', async (retcode, text) => {
      const { run } = await member();
      game.reply = { retcode, message: retcode === AgentRetcode.FORBIDDEN ? 'not allowed here' : 'raw' };
      const reply = await run(command('give 201'));
      expect([reply.retcode, reply.message]).toEqual([retcode, expect.stringMatching(text)]);
    });

    test('twenty a minute, then 429 with the time', async () => {
      const { run } = await member();
      for (let count = 0; count < 20; count += 1) await run(command('heal'));
      const refused = await run(command('heal'));
      expect(refused).toMatchObject({ retcode: 429, message: 'Too many commands. Please wait.' });
      expect(refused.timestamp).toBeGreaterThan(Date.now() / 1000);
      expect(game.ran).toHaveLength(20);
    });
  });

  test('a server that missed announcements of the database shows the missed messages, once', async () => {
    const mika = await enter(0);
    const first = await mika.say('heard');
    await mika.visitor.hears('chatRsp');
    // Stored while nothing is announced.
    await api.database.query('alter table chat_message disable trigger user');
    await api.database.query(`insert into chat_message (account_id, name, input) values ($1, 'Mika', 'missed')`, [
      Number(mika.uid),
    ]);
    await api.database.query('alter table chat_message enable trigger user');
    await forgetPauses();
    await mika.say('after');
    await mika.visitor.hears<ChatMessage>('chatRsp', ({ input }) => input === 'after');
    nodes[0]?.chat.catchUp();
    await mika.visitor.hears<ChatMessage>('chatRsp', ({ input }) => input === 'missed');
    await mika.visitor.settle();
    expect(messagesOf(mika.visitor).map(({ input }) => input)).toEqual(['heard', 'after', 'missed']);
    expect(first.retcode).toBe(0);
  });

  test('an old message that is approved while a server reads what it missed is shown', async () => {
    const { data } = await client.enter();
    const { rows } = await api.database.query(
      `insert into chat_message (account_id, name, input, is_pending)
       select $1, 'Mika', 'message ' || number, number = 1 from generate_series(1, 70) as number returning id`,
      [Number(data.uid)],
    );
    const oldest = String(rows[0]?.id);
    const shown: string[] = [];
    let handlers: ListenHandlers | undefined;
    const database: Database = {
      ...api.database,
      listen: async (_, given) => void (handlers = given),
    };
    const rooms = new Rooms(
      database,
      { onMessage: ({ id_message: id }) => void shown.push(id), onRemoved: () => {} },
      log,
    );
    await rooms.start();
    await api.database.query('update chat_message set is_pending = false where id = $1', [Number(oldest)]);
    // The server loses the database, finds it again and receives the approval while the first read is running.
    handlers?.onLive();
    handlers?.onLive();
    handlers?.onNotice(`+${oldest}`);
    await until(() => shown.includes(oldest));
    rooms.stop();
    expect(shown).toEqual([oldest]);
  });
});
