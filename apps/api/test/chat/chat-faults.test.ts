import { agentCalls } from '@starhaven/contracts/agent';
import type { BotReply, ChatMessage } from '@starhaven/contracts/chat';
import { RedisLink } from '../../src/modules/live';
import { findCharacter } from '../../src/modules/players/characters/find-character';
import { createLogger } from '../../src/platform/logging/logger';
import { accountClient } from '../support/clients/account-client';
import { beat, closeAgents, serveAgents } from '../support/hosts/agents';
import { describeOnEachEngine } from '../support/engines';
import { addServer } from '../support/fleet';
import { startChatNode, useChatNodes, useVisitors } from '../support/hosts/chat-node';
import { giveCharacter } from '../support/hosts/players';
import { describeWithRedis, RedisServer } from '../support/hosts/redis-server';
import { useTestApi } from '../support/test-api';
import { until } from '../support/until';

type Answer = (reply: unknown) => void;

let nonces = 0;
const newNonce = () => `faulty-${String((nonces += 1)).padStart(6, '0')}`;

describeOnEachEngine('faults and attacks in the chat', (open) => {
  const api = useTestApi(open);
  const client = accountClient(api);
  const parts = () => ({
    gateway: api.fleet.gateway,
    findCharacter: (place: { accountId: number; serverId: number }) => findCharacter(api.database.db, place),
  });
  const nodes = useChatNodes(api, 1, parts);
  const { join } = useVisitors();
  beforeEach(() => api.database.query('delete from rate_limit'));
  afterEach(closeAgents);

  /** A game server whose agent runs `onCommand` for each command. */
  async function startGame(onCommand: (request: { uid: string; line: string }, answer: Answer) => void) {
    const added = await addServer(api.database, { engine: 'opencommand' });
    await until(() => api.fleet.gateway.findServer(added.id) !== null);
    const agents = await serveAgents(api.fleet);
    const agent = await agents.connect(added.key);
    const ran: string[] = [];
    agent.on(agentCalls.runCommand.name, (request: { uid: string; line: string }, answer: Answer) => {
      ran.push(`${request.uid}: ${request.line}`);
      onCommand(request, answer);
    });
    beat(agent);
    await until(() => api.fleet.gateway.isReachable(added.id));
    return { ...added, agent, ran };
  }
  const done = (_request: unknown, answer: Answer) => answer({ retcode: 200, message: 'done' });
  type Game = Awaited<ReturnType<typeof startGame>>;

  async function member(game: Pick<Game, 'serverId'>, uid: string) {
    const { data } = await client.enter();
    await giveCharacter(api.database, { account: data.uid, game, uid });
    const visitor = await join(nodes[0], data.sessionKey);
    const run = async (id_server: string, more: object = {}) => {
      const nonce = newNonce();
      visitor.emit('cmdReq', {
        ...{ input: 'heal', id_player: uid, id_server, nonce, session: data.sessionKey, language: 'EN', ...more },
      });
      return visitor.hears<BotReply>('cmdRsp', (reply) => reply.nonce === nonce);
    };
    return { account: data, visitor, run };
  }

  test('the character and the session key of somebody else are refused', async () => {
    const game = await startGame(done);
    const [mika, aru] = [await member(game, '10001'), await member(game, '10002')];
    const stolen = {
      session: mika.account.sessionKey,
      id_player: '10001',
      uid: mika.account.uid,
      name: 'GM',
      isBot: true,
    };
    expect(await aru.run(game.id, stolen)).toMatchObject({ retcode: 403 });
    expect(await aru.run(game.id, { session: mika.account.sessionKey })).toMatchObject({ retcode: 200 });
    expect(game.ran).toEqual(['10002: heal']);
    aru.visitor.emit('chatReq', {
      input: 'I am Mika',
      uid: mika.account.uid,
      code: mika.account.sessionKey,
      isBot: true,
    });
    expect(await mika.visitor.hears<ChatMessage>('chatRsp')).toMatchObject({
      ...{ uid: aru.account.uid, name: aru.account.name, isBot: false },
    });
  });

  test('a raw socket that sends faster than the limits gets one message and twenty commands through', async () => {
    const game = await startGame(done);
    const { account, visitor } = await member(game, '10001');
    const messages = async () =>
      (await api.database.query('select 1 from chat_message where account_id = $1', [Number(account.uid)])).rows;
    const nonceOf = (index: number) => `flooding-${account.uid}-${index}`;
    for (let index = 0; index < 60; index += 1) {
      const message = { input: `no. ${index}`, uid: account.uid, code: '', nonce: nonceOf(index) };
      const command = {
        input: 'heal',
        id_player: '10001',
        id_server: game.id,
        session: 'x',
        nonce: nonceOf(1_000 + index),
      };
      visitor.write(`2${JSON.stringify(['chatReq', message])}`);
      visitor.write(`2${JSON.stringify(['cmdReq', { ...command, language: 'EN' }])}`);
    }
    await until(() => game.ran.length > 0);
    // Each command that passed the limits is answered. All other commands are refused or dropped.
    await until(async () => {
      const { rows } = await api.database.query('select 1 from chat_command where account_id = $1 and reply is null', [
        Number(account.uid),
      ]);
      return rows.length === 0;
    });
    await until(async () => (await messages()).length > 0);
    expect(await messages()).toHaveLength(1);
    expect(game.ran.length).toBeLessThanOrEqual(20);
  });

  test('a server that is switched off, or stops in between, is sent nothing', async () => {
    const game = await startGame(done);
    const { run } = await member(game, '10001');
    expect(await run(game.id)).toMatchObject({ retcode: 200 });
    // During maintenance the game server itself decides whether a command runs.
    beat(game.agent, { maintenance: 'New machine' });
    expect(await run(game.id)).toMatchObject({ retcode: 200 });
    beat(game.agent, { online: false });
    await until(() => !api.fleet.gateway.isReachable(game.id));
    expect(await run(game.id)).toMatchObject({ retcode: 404 });
    beat(game.agent);
    await until(() => api.fleet.gateway.isReachable(game.id));
    await api.database.query('update game_server set is_disabled = true where id = $1', [game.serverId]);
    await until(() => api.fleet.gateway.findServer(game.id)?.isDisabled === true);
    expect(await run(game.id)).toMatchObject({ retcode: 404, message: expect.stringContaining('does not exist') });
    expect(game.ran).toHaveLength(2);
  });

  test('an agent that disappears during a command: unknown, neither done nor failed', async () => {
    const game = await startGame(() => game.agent.disconnect());
    const { run } = await member(game, '10001');
    expect(await run(game.id)).toMatchObject({
      retcode: 408,
      outcome: 'unknown',
      message: expect.stringContaining('may have run'),
    });
    // Nothing is sent to an agent that has disconnected, so this command certainly did not run.
    expect(await run(game.id)).toMatchObject({ retcode: 404 });
    expect(game.ran).toHaveLength(1);
  });

  test('an agent that answers too late: unknown, and the late answer changes nothing', async () => {
    let late: Answer = () => {};
    const game = await startGame((_request, answer) => {
      if (game.ran.length === 1) late = answer;
      else answer({ retcode: 200, message: 'second' });
    });
    const { run, visitor } = await member(game, '10001');
    expect(await run(game.id)).toMatchObject({ retcode: 408, outcome: 'unknown' });
    late({ retcode: 200, message: 'late' });
    expect(await run(game.id)).toMatchObject({ retcode: 200, message: 'second' });
    await visitor.settle();
    expect(visitor.payloadsOf('cmdRsp')).toHaveLength(2);
  });

  test('an agent that answers twice, and one that answers without being asked: one answer', async () => {
    const game = await startGame((_request, answer) => {
      answer({ retcode: 200, message: 'first' });
      for (let id = 0; id < 50; id += 1)
        game.agent.io.engine.write(`3/agent,${id}${JSON.stringify([{ retcode: 200, message: 'again' }])}`);
    });
    const { run, visitor } = await member(game, '10001');
    expect(await run(game.id)).toMatchObject({ retcode: 200 });
    expect(await run(game.id)).toMatchObject({ retcode: 200 });
    await visitor.settle();
    expect(visitor.payloadsOf('cmdRsp')).toHaveLength(2);
  });

  test.each<[string, unknown]>([
    ['nothing', null],
    ['a word', 'done'],
    ['a list', [200]],
    ['an unknown code', { retcode: 'fine', message: 'done' }],
    ['a code of a prototype', { retcode: 'constructor' }],
    ['1 MB', { retcode: 200, message: 'x'.repeat(1_000_000) }],
  ])('an agent that answers with %s: unknown', async (_name, reply) => {
    const game = await startGame((_request, answer) => answer(reply));
    const { run } = await member(game, '10001');
    expect(await run(game.id)).toMatchObject({ retcode: 408, outcome: 'unknown' });
  });

  test('what the game prints is text of a bounded length', async () => {
    const message = `<b>${'\u202e'}${'😀'.repeat(5_000)}`;
    const game = await startGame((_request, answer) => answer({ retcode: 200, message }));
    const { run } = await member(game, '10001');
    const reply = await run(game.id);
    expect(reply.retcode).toBe(200);
    expect(reply.message).toMatch(/^<b>😀/);
    expect(reply.message.length).toBeLessThanOrEqual(8_000);
  });

  describeWithRedis('Redis stopped and started again', () => {
    test('messages reach both servers once, before, during and after the outage', async () => {
      const redis = await RedisServer.start();
      const links = [0, 1].map(() => new RedisLink(redis.url, createLogger('silent')));
      const linked = await Promise.all(links.map((redis) => startChatNode(api.database, { ...parts(), redis })));
      const members = await Promise.all(
        linked.map(async (node) => {
          const { data } = await client.enter();
          return { data, visitor: await join(node, data.sessionKey) };
        }),
      );
      const [mika, aru] = members;
      const say = async (input: string) => {
        await api.database.query(`update chat_message set sent_at = sent_at - interval '11 seconds'`);
        for (const { chat } of linked) chat.context.pauses.clear();
        mika?.visitor.emit('chatReq', { input, uid: mika.data.uid, code: '', nonce: newNonce() });
        for (const one of [mika, aru])
          await one?.visitor.hears<ChatMessage>('chatRsp', (message) => message.input === input);
      };
      try {
        await say('before');
        await redis.kill();
        await say('meanwhile');
        await redis.start();
        await say('afterwards');
        for (const { visitor } of members) {
          await visitor.settle();
          const heard = (visitor.payloadsOf('chatRsp') as ChatMessage[]).map(({ input }) => input);
          expect(heard).toEqual(['before', 'meanwhile', 'afterwards']);
        }
      } finally {
        for (const node of linked) await node.stop();
        for (const link of links) link.close();
        await redis.kill();
      }
    });
  });
});
