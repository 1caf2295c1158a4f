import type { BotReply } from '@starhaven/contracts/chat';
import { pruneCommands } from '../../src/modules/chat/commands/command-record';
import { findCharacter } from '../../src/modules/players/characters/find-character';
import { acceptItems } from '../../src/modules/players/deliveries/accept-items';
import { accountClient } from '../support/clients/account-client';
import { closeAgents } from '../support/hosts/agents';
import { describeOnEachEngine } from '../support/engines';
import { useChatNodes, useVisitors } from '../support/hosts/chat-node';
import { connectGame, giveCharacter, playerClient } from '../support/hosts/players';
import type { Game } from '../support/hosts/players';
import { useTestApi } from '../support/test-api';
import { until } from '../support/until';

let nonces = 0;
const newNonce = () => `command-${String((nonces += 1)).padStart(6, '0')}`;

describeOnEachEngine('commands of the bot', (open) => {
  let game: Game;
  let woken = 0;
  const api = useTestApi(open);
  const client = accountClient(api);
  /** Two servers; both reach the game server. */
  const nodes = useChatNodes(api, 2, () => ({
    gateway: api.fleet.gateway,
    findCharacter: (place) => findCharacter(api.database.db, place),
    outbox: { accept: acceptItems, wake: () => (woken += 1) },
  }));
  const { join } = useVisitors();
  beforeEach(async () => {
    await api.database.query('delete from rate_limit');
    game = await connectGame(api, { engine: 'opencommand' });
    game.players.set('10001', {});
  });
  afterEach(closeAgents);

  type Account = Awaited<ReturnType<typeof client.enter>>['data'];

  async function connect(account: Account, node = 0, page: string | null = '/') {
    const visitor = await join(nodes[node], account.sessionKey, page);
    const send = (input: string, more: object = {}) =>
      visitor.emit('cmdReq', {
        ...{ input, id_player: '10001', id_server: game.id, session: account.sessionKey, language: 'EN', ...more },
      });
    const answers = (nonce: string) =>
      (visitor.payloadsOf('cmdRsp') as BotReply[]).filter((reply) => reply.nonce === nonce);
    const run = async (input: string, more: { nonce?: string; [field: string]: unknown } = {}) => {
      const nonce = more.nonce ?? newNonce();
      const before = answers(nonce).length;
      send(input, { ...more, nonce });
      await until(() => answers(nonce).length > before);
      return answers(nonce).at(-1) as BotReply;
    };
    return { visitor, send, run };
  }

  async function member() {
    const { data } = await client.enter();
    await giveCharacter(api.database, { account: data.uid, game, uid: '10001' });
    return { account: data, ...(await connect(data)) };
  }
  const ran = () => game.callsOf('runCommand').map(({ line }) => line);

  describe('the same command again', () => {
    test('gets the first answer: on the same connection, after a reconnect and on the other server', async () => {
      const { account, run, visitor } = await member();
      const nonce = newNonce();
      const first = await run('give 201 x5', { nonce });
      expect(first).toEqual({ retcode: 200, message: 'given', timestamp: 0, nonce });
      game.answers.runCommand = () => ({ retcode: 200, message: 'given again' });
      expect(await run('give 201 x5', { nonce })).toEqual(first);
      visitor.close();
      for (const node of [0, 1]) {
        const again = await connect(account, node);
        expect(await again.run('give 201 x5', { nonce })).toEqual(first);
      }
      expect(ran()).toEqual(['give 201 x5']);
    });

    test('is reported as running, while it runs for another connection', async () => {
      const { account, send, visitor } = await member();
      let finish = (_reply: object) => {};
      game.answers.runCommand = () => new Promise<object>((resolve) => (finish = resolve));
      const nonce = newNonce();
      send('heal', { nonce });
      await until(() => ran().length === 1);
      const elsewhere = await connect(account, 1);
      expect(await elsewhere.run('heal', { nonce })).toMatchObject({ retcode: 408, outcome: 'running' });
      finish({ retcode: 200, message: 'healed' });
      expect(await visitor.hears<BotReply>('cmdRsp')).toMatchObject({ retcode: 200, message: 'healed' });
      expect(await elsewhere.run('heal', { nonce })).toMatchObject({ retcode: 200, message: 'healed' });
      expect(ran()).toEqual(['heal']);
    });

    test('sent many times at once on both servers, it runs once', async () => {
      const { account, send } = await member();
      const elsewhere = await connect(account, 1);
      const nonce = newNonce();
      for (let count = 0; count < 5; count += 1) {
        send('heal', { nonce });
        elsewhere.send('heal', { nonce });
      }
      await until(() => elsewhere.visitor.payloadsOf('cmdRsp').length === 5);
      await elsewhere.visitor.settle();
      expect(ran()).toEqual(['heal']);
    });

    test('is reported as unknown after its server died', async () => {
      const { account, send, run } = await member();
      let finish = (_reply: object) => {};
      game.answers.runCommand = () => new Promise<object>((resolve) => (finish = resolve));
      const nonce = newNonce();
      send('heal', { nonce });
      await until(() => ran().length === 1);
      await api.database.query(
        `update chat_command set started_at = started_at - interval '31 seconds' where account_id = $1`,
        [Number(account.uid)],
      );
      expect(await run('heal', { nonce })).toMatchObject({
        retcode: 408,
        outcome: 'unknown',
        message: expect.stringContaining('may have run'),
      });
      expect(ran()).toEqual(['heal']);
      finish({ retcode: 200, message: '' });
    });

    test('with another line or player it is refused', async () => {
      const { run } = await member();
      const nonce = newNonce();
      await run('heal', { nonce });
      expect(await run('give 201', { nonce })).toMatchObject({ retcode: 500 });
      expect(ran()).toEqual(['heal']);
    });

    test('of another account is another command', async () => {
      const [mika, { data: aru }] = [await member(), await client.enter()];
      const nonce = newNonce();
      await mika.run('heal', { nonce });
      expect(await (await connect(aru)).run('heal', { nonce })).toMatchObject({ retcode: 403 });
    });

    test('may run after a wait, when the game server was busy', async () => {
      const { run } = await member();
      game.answers.runCommand = () => ({ retcode: 429, message: '' });
      const nonce = newNonce();
      const busy = await run('heal', { nonce });
      expect(busy).toMatchObject({ retcode: 429, message: expect.stringContaining('did not run') });
      expect(busy.timestamp).toBeGreaterThan(Date.now() / 1000);
      game.answers.runCommand = () => ({ retcode: 200, message: 'healed' });
      expect(await run('heal', { nonce })).toMatchObject({ retcode: 200 });
    });

    test('is forgotten after half an hour', async () => {
      const { run } = await member();
      await run('heal');
      await pruneCommands(api.database.db);
      expect((await api.database.query('select 1 from chat_command')).rows).not.toEqual([]);
      await api.database.query(`update chat_command set started_at = started_at - interval '31 minutes'`);
      await pruneCommands(api.database.db);
      expect((await api.database.query('select 1 from chat_command')).rows).toEqual([]);
    });
  });

  describe('for a player who is away', () => {
    beforeEach(() => {
      game.answers.runCommand = () => ({ retcode: 404, message: 'away' });
    });

    test('an item with an amount can be delivered, once however often it is accepted', async () => {
      const { account, run } = await member();
      const away = await run('/g 201 x5');
      expect(away).toMatchObject({
        retcode: 404,
        offer: 'deliver',
        message: expect.stringContaining('not in the game'),
      });
      const before = woken;
      const nonce = newNonce();
      const accepted = await run('/g 201 x5', { nonce, deliver: true });
      expect(accepted).toMatchObject({ retcode: 200, message: expect.stringContaining('arrive when your character') });
      const elsewhere = await connect(account, 1);
      expect(await elsewhere.run('/g 201 x5', { nonce, deliver: true })).toEqual(accepted);
      expect(woken - before).toBe(1);
      const { data } = await playerClient(api).deliveries(account.sessionKey);
      expect(data).toMatchObject([
        { title: 'From the chat', uid: '10001', state: 'accepted', items: [{ id: 201, amount: 5 }] },
      ]);
    });

    test.each(['heal', 'give 11502 lv90 r5', 'give all', 'spawn 20011001 x3', 'give 201 x99999999999', 'stop'])(
      '`%s` is not offered, and cannot be accepted',
      async (line) => {
        const { run, account } = await member();
        expect(await run(line)).not.toHaveProperty('offer');
        expect(await run(line, { deliver: true })).toMatchObject({ retcode: 403 });
        expect((await playerClient(api).deliveries(account.sessionKey)).data).toEqual([]);
      },
    );

    test('a client of the specification is offered nothing', async () => {
      const { account } = await member();
      const plain = await connect(account, 0, null);
      plain.send('give 201 x5');
      expect(await plain.visitor.hears('cmdRsp')).toEqual({
        retcode: 404,
        message: expect.any(String),
        timestamp: 0,
      });
    });

    test('nobody delivers to the character of somebody else, and without an id nothing is delivered', async () => {
      const [mika, { data: aru }] = [await member(), await client.enter()];
      const stranger = await connect(aru);
      expect(await stranger.run('give 201', { deliver: true, session: mika.account.sessionKey })).toMatchObject({
        retcode: 403,
      });
      mika.send('give 201', { deliver: true });
      expect(await mika.visitor.hears('cmdRsp')).toMatchObject({ retcode: 403 });
      expect(
        (
          await api.database.query('select 1 from delivery where title = $1 and account_id = any($2)', [
            'From the chat',
            [Number(aru.uid), Number(mika.account.uid)],
          ])
        ).rows,
      ).toEqual([]);
    });

    test('at most ten wait', async () => {
      const { run, account } = await member();
      for (let count = 0; count < 10; count += 1)
        expect(await run('give 201', { deliver: true })).toMatchObject({ retcode: 200 });
      expect(await run('give 201', { deliver: true })).toMatchObject({
        retcode: 429,
        message: expect.stringContaining('waiting'),
      });
      expect((await playerClient(api).deliveries(account.sessionKey)).data).toHaveLength(10);
    });

    test('one that is being sent counts as waiting', async () => {
      const { run, account } = await member();
      for (let count = 0; count < 10; count += 1) await run('give 201', { deliver: true });
      const sending = `update delivery set state = 'sending', sending_at = now() where id =
        (select min(id) from delivery where account_id = $1) returning id`;
      expect((await api.database.query(sending, [account.uid])).rows).toHaveLength(1);
      expect(await run('give 201', { deliver: true })).toMatchObject({ retcode: 429 });
    });
  });

  test('twenty a minute on both servers together, then 429 with the time', async () => {
    const { account, run } = await member();
    const elsewhere = await connect(account, 1);
    for (let count = 0; count < 10; count += 1) {
      expect(await run('heal')).toMatchObject({ retcode: 200 });
      expect(await elsewhere.run('heal')).toMatchObject({ retcode: 200 });
    }
    for (const refused of [await run('heal'), await elsewhere.run('heal')]) {
      expect(refused).toMatchObject({ retcode: 429, message: 'Too many commands. Please wait.' });
      const wait = refused.timestamp - Date.now() / 1000;
      expect(wait > 0 && wait <= 61).toBe(true);
    }
    expect(ran()).toHaveLength(20);
  });

  test('each command is in the log: who, where, what, the outcome and how long it took, and no session key', async () => {
    const { account, run } = await member();
    await run('give 201 x5');
    const lines = api.logLines.map((line) => JSON.parse(line) as Record<string, unknown>);
    const entry = lines.findLast(({ event }) => event === 'game-command');
    expect(entry).toMatchObject({
      ...{ outcome: 200, isAllowed: true, serverId: game.id, accountId: account.uid, player: '10001' },
      ...{ text: 'give 201 x5', durationMs: expect.any(Number) },
    });
    expect(api.logLines.join('\n')).not.toContain(account.sessionKey);
  });
});
