// Over 400 lines: every case needs the same rewards and the same game server.
import { AgentRetcode } from '@starhaven/contracts/agent';
import { eq } from 'drizzle-orm';
import { runDeliveryCommand } from '../../src/modules/players';
import { acceptDelivery } from '../../src/modules/players/deliveries/accept-delivery';
import { Deliveries } from '../../src/modules/players/deliveries/deliveries';
import type { DeliveriesOptions } from '../../src/modules/players/deliveries/deliveries';
import { searchPlayer } from '../../src/modules/players/search/search-player';
import { delivery } from '../../src/modules/players/tables';
import type { Database } from '../../src/platform/database/database';
import { createLogger } from '../../src/platform/logging/logger';
import { insertAccount } from '../../src/modules/account/accounts';
import { requireUsername } from '../../src/modules/account/names/username';
import { newName } from '../support/clients/account-client';
import { describeOnEachEngine } from '../support/engines';
import type { TestDatabase } from '../support/engines';
import { addServer } from '../support/fleet';
import { giveCharacter } from '../support/hosts/players';
import { until } from '../support/until';

type Gateway = DeliveriesOptions['gateway'];

const uid = '10001';
const commandPart = { by: 'command' as const, line: 'give 201 x5', items: [{ id: 201, amount: 5, type: 0 }] };
const mailPart = { by: 'mail' as const, items: [{ id: 201, amount: 5, type: 0 }] };

/** A database connection that throws after `kill`, as if its process were dead. */
function mortal(db: Database['db']) {
  const life = { isOver: false };
  const proxy = new Proxy(db, {
    get(target, name) {
      if (life.isOver) throw new Error('killed');
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return { db: proxy, kill: () => (life.isOver = true) };
}

describeOnEachEngine('deliveries', (open) => {
  let db: TestDatabase;
  let accountId: number;
  let serverId: number;
  beforeAll(async () => {
    db = await open();
    const account = await insertAccount(db.database.db, requireUsername(newName()), {});
    accountId = account?.id ?? 0;
    serverId = (await addServer(db.database, { engine: 'opencommand' })).serverId;
  });
  beforeEach(() => db.database.db.delete(delivery));
  afterAll(() => db?.close());

  /** A game server that counts every call that it ran. */
  const newGame = () => {
    const game = {
      ran: 0,
      looked: 0,
      isOnline: true,
      isReachable: true,
      reply: { retcode: AgentRetcode.OK as AgentRetcode, message: 'given' },
      /** Hooks that run before and after each call in the game. */
      before: { look: () => {}, run: () => {} },
      after: { look: () => {}, run: () => {} },
    };
    const run = async () => {
      game.before.run();
      if (game.reply.retcode === AgentRetcode.OK) game.ran += 1;
      game.after.run();
      return game.reply;
    };
    const gateway: Gateway = {
      findServer: () => ({
        id: serverId,
        name: 'Teyvat',
        game: 1,
        privacy: 3,
        engine: 'opencommand',
        apiVersion: '',
        isDemo: false,
        isDisabled: false,
      }),
      isReachable: () => game.isReachable,
      findPlayer: async () => {
        game.before.look();
        game.looked += 1;
        game.after.look();
        const player = { uid, accountId: '', nickname: 'Lumine', signature: '', online: game.isOnline };
        return { retcode: AgentRetcode.OK, message: '', player };
      },
      runCommand: run,
      sendMail: run,
    };
    return { game, gateway };
  };
  const workerOf = (gateway: Gateway, ofDb = db.database.db) =>
    new Deliveries({ db: ofDb, gateway, log: createLogger('silent') });
  const accept = (parts: Parameters<typeof acceptDelivery>[1]['parts'] = [commandPart]) =>
    acceptDelivery(db.database.db, { accountId, serverId, uid, title: 'Welcome', parts });
  const rows = () => db.database.db.select().from(delivery).orderBy(delivery.id);
  const only = async () => (await rows())[0] ?? Promise.reject(new Error('no delivery'));
  /** Lets this time pass for all deliveries. */
  const pass = (seconds: number) =>
    db.database.query(
      `update delivery set next_try_at = next_try_at - make_interval(secs => $1), sending_at = sending_at - make_interval(secs => $1)`,
      [seconds],
    );

  test('is sent once, and the receipt has the answer', async () => {
    const { game, gateway } = newGame();
    await accept();
    await workerOf(gateway).turn();
    await workerOf(gateway).turn();
    expect(await only()).toMatchObject({ state: 'sent', note: 'given', attempts: 1 });
    expect(game.ran).toBe(1);
  });

  test('waits until the player is online, which is checked right before sending', async () => {
    const { game, gateway } = newGame();
    game.isOnline = false;
    await accept();
    const worker = workerOf(gateway);
    await worker.turn();
    expect(await only()).toMatchObject({ state: 'accepted', note: 'Waits until the character is online in the game.' });
    game.isOnline = true;
    // Not due yet.
    await worker.turn();
    expect(game.looked).toBe(1);
    await pass(300);
    await worker.turn();
    expect([game.looked, game.ran, (await only()).state]).toEqual([2, 1, 'sent']);
  });

  test('waits while the game server is away, without asking it', async () => {
    const { game, gateway } = newGame();
    game.isReachable = false;
    await accept();
    await workerOf(gateway).turn();
    expect([game.looked, (await only()).note]).toEqual([0, 'Waits until the game server is online.']);
  });

  test('a mail goes to a player who is away', async () => {
    const { game, gateway } = newGame();
    game.isOnline = false;
    await accept([mailPart]);
    await workerOf(gateway).turn();
    expect([game.looked, game.ran, (await only()).state]).toEqual([0, 1, 'sent']);
  });

  test.each<[AgentRetcode, string]>([
    [AgentRetcode.NOT_FOUND, 'accepted'],
    [AgentRetcode.TOO_OFTEN, 'accepted'],
    [AgentRetcode.FORBIDDEN, 'failed'],
    [AgentRetcode.UNSUPPORTED, 'failed'],
    [AgentRetcode.TIMEOUT, 'unknown'],
    [AgentRetcode.FAILED, 'unknown'],
  ])('the answer %i makes it %s', async (retcode, state) => {
    const { game, gateway } = newGame();
    game.reply = { retcode, message: 'so' };
    await accept();
    await workerOf(gateway).turn();
    expect((await only()).state).toBe(state);
    game.reply = { retcode: AgentRetcode.OK, message: '' };
    await pass(600);
    await workerOf(gateway).turn();
    // Sent again only after an answer which says that nothing ran.
    expect([game.ran, (await only()).state]).toEqual(state === 'accepted' ? [1, 'sent'] : [0, state]);
  });

  test('one turn sends everything that is due, at most ten at a time, however often it is woken', async () => {
    const { game, gateway } = newGame();
    let release = () => {};
    const isReleased = new Promise<void>((resolve) => (release = resolve));
    let started = 0;
    const findPlayer: Gateway['findPlayer'] = async (request) => {
      started += 1;
      await isReleased;
      return gateway.findPlayer(request);
    };
    await accept(Array.from({ length: 35 }, () => commandPart));
    const worker = workerOf({ ...gateway, findPlayer });
    for (let wake = 0; wake < 5; wake += 1) worker.wake();
    const turn = worker.turn();
    await until(() => started >= 10);
    // More turns would have claimed more in this time.
    for (let read = 0; read < 20; read += 1) await rows();
    expect(started).toBe(10);
    release();
    await turn;
    expect((await rows()).map(({ state }) => state)).toEqual(Array(35).fill('sent'));
    expect(game.ran).toBe(35);
    await worker.stop();
  });

  test('a game server that hangs delays only its own rewards', async () => {
    const { gateway } = newGame();
    const hanging = (await addServer(db.database, { engine: 'opencommand' })).serverId;
    let release = () => {};
    const isReleased = new Promise<void>((resolve) => (release = resolve));
    const findServer: Gateway['findServer'] = (id) => {
      const server = gateway.findServer(id);
      return server && { ...server, id: Number(id) };
    };
    const findPlayer: Gateway['findPlayer'] = async (request) => {
      if (request.serverId === String(hanging)) await isReleased;
      return gateway.findPlayer(request);
    };
    const ofHanging = { accountId, serverId: hanging, uid, title: 'Late', parts: Array(12).fill(commandPart) };
    await acceptDelivery(db.database.db, ofHanging);
    const worker = workerOf({ ...gateway, findServer, findPlayer });
    await accept();
    const turn = worker.turn();
    const isSent = async () =>
      (await rows()).filter(({ title }) => title === 'Welcome').every(({ state }) => state === 'sent');
    await until(isSent);
    // A reward that is accepted meanwhile does not wait either.
    await accept();
    worker.wake();
    await until(isSent);
    expect((await rows()).filter(({ title }) => title === 'Late').map(({ state }) => state)).toEqual(
      Array(12).fill('accepted'),
    );
    release();
    await turn;
    await worker.stop();
  });

  test.each([
    ['player who is away', 600, { isOnline: false }],
    ['game server that is away', 300, { isReachable: false }],
  ])('the pauses for a %s grow to %i s', async (_, seconds, away) => {
    const { game, gateway } = newGame();
    Object.assign(game, away);
    await accept();
    const pauses: number[] = [];
    for (let look = 0; look < 9; look += 1) {
      await workerOf(gateway).turn();
      pauses.push(Math.round(((await only()).nextTryAt.getTime() - Date.now()) / 1000));
      await pass(seconds);
    }
    expect(pauses[0]).toBeGreaterThan(10);
    expect(pauses[0]).toBeLessThanOrEqual(15);
    expect(pauses.at(-1)).toBeGreaterThan(seconds - 10);
    expect(pauses.at(-1)).toBeLessThanOrEqual(seconds);
  });

  test('when one reward arrives, the player is in the game, and the others that wait follow at once', async () => {
    const { game, gateway } = newGame();
    game.isOnline = false;
    await accept([commandPart, commandPart]);
    await workerOf(gateway).turn();
    await db.database.query(`update delivery set looks = 9, next_try_at = now() + interval '25 minutes'`);
    game.isOnline = true;
    await accept();
    await workerOf(gateway).turn();
    expect((await rows()).map(({ state }) => state)).toEqual(['sent', 'sent', 'sent']);
  });

  test('when its owner searches the character, the rewards that wait are tried at once', async () => {
    const { game, gateway } = newGame();
    await accept();
    await db.database.query(`update delivery set looks = 9, next_try_at = now() + interval '25 minutes'`);
    await giveCharacter(db.database, { account: accountId, game: { serverId }, uid });
    const worker = workerOf(gateway);
    const server = gateway.findServer(String(serverId));
    if (server === null) throw new Error('no server');
    const unused = () => Promise.reject(new Error('not expected'));
    const searching = { findByCode: unused, sendCode: unused, listServers: () => [server] };
    const context = {
      ...{ db: db.database.db, gateway: { ...gateway, ...searching }, codeKey: Buffer.alloc(32) },
      wakeDeliveries: worker.wake,
    };
    expect(await searchPlayer(context, server, accountId)).toBe('active');
    await until(async () => (await only()).state === 'sent');
    expect(game.ran).toBe(1);
    await worker.stop();
  });

  test('a broken call leaves the result unknown', async () => {
    const { gateway } = newGame();
    await accept();
    await workerOf({ ...gateway, runCommand: () => Promise.reject(new Error('socket hang up')) }).turn();
    expect((await only()).state).toBe('unknown');
  });

  test('ten servers at once send it once', async () => {
    const { game, gateway } = newGame();
    await accept([commandPart, commandPart, commandPart]);
    await Promise.all(Array.from({ length: 10 }, () => workerOf(gateway).turn()));
    expect([game.ran, (await rows()).map(({ state }) => state)]).toEqual([3, ['sent', 'sent', 'sent']]);
  });

  // The process dies at each point between two steps; another one starts afterwards and again later.
  test.each<['before' | 'after', 'look' | 'run', number, string]>([
    ['before', 'look', 1, 'sent'],
    ['after', 'look', 1, 'sent'],
    ['before', 'run', 0, 'unknown'],
    ['after', 'run', 1, 'unknown'],
  ])('killed %s the step "%s": ran %i times, and is %s', async (when, step, ran, state) => {
    const { game, gateway } = newGame();
    const life = mortal(db.database.db);
    await accept();
    game[when][step] = () => {
      life.kill();
      // A killed process does nothing more.
      if (when === 'before') throw new Error('killed');
    };
    await workerOf(gateway, life.db)
      .turn()
      .catch(() => {});
    game[when][step] = () => {};
    const next = workerOf(gateway);
    await next.turn();
    await pass(61);
    await next.turn();
    await pass(600);
    await next.turn();
    expect([game.ran, (await only()).state]).toEqual([ran, state]);
    if (state === 'unknown') expect((await only()).note).toContain('It may have arrived');
  });

  test('killed after it was accepted: it is sent by the next process', async () => {
    const { game, gateway } = newGame();
    await accept();
    await workerOf(gateway).turn();
    expect(game.ran).toBe(1);
  });

  test('accepted together with its cause, or not at all', async () => {
    await db.database.db
      .transaction(async (tx) => {
        await acceptDelivery(tx, { accountId, serverId, uid, title: 'x', parts: [commandPart] });
        throw new Error('the redeem failed');
      })
      .catch(() => {});
    expect(await rows()).toEqual([]);
  });

  const unknownOne = async (gateway: Gateway, game: ReturnType<typeof newGame>['game']) => {
    game.reply = { retcode: AgentRetcode.TIMEOUT, message: '' };
    await accept();
    await workerOf(gateway).turn();
    game.reply = { retcode: AgentRetcode.OK, message: 'given' };
    return only();
  };
  const settle = (id: number, decision: string) =>
    runDeliveryCommand(db.database.db, { action: 'settle', id: String(id), decision });

  test('the staff see an unknown one and decide: again, sent or called off', async () => {
    const { game, gateway } = newGame();
    const { id } = await unknownOne(gateway, game);
    expect((await runDeliveryCommand(db.database.db, { action: 'list' })).lines).toEqual([
      expect.stringMatching(new RegExp(`^ *${id} {2}account ${accountId}, .*"Welcome", give 201 x5 at `)),
    ]);
    await settle(id, 'again');
    await workerOf(gateway).turn();
    expect([game.ran, (await only()).state]).toEqual([1, 'sent']);
    for (const decision of ['again', 'sent', 'failed'])
      await expect(settle(id, decision)).rejects.toThrow(`Delivery ${id} is sent`);
    await expect(settle(999_999, 'sent')).rejects.toThrow('There is no delivery 999999');
    await expect(settle(id, 'maybe')).rejects.toThrow('decision is wrong');
    await db.database.db.delete(delivery);
    const second = await unknownOne(gateway, game);
    await settle(second.id, 'failed');
    await pass(600);
    await workerOf(gateway).turn();
    expect([game.ran, (await only()).state]).toEqual([1, 'failed']);
  });

  test('a slow answer still counts, unless the staff have decided', async () => {
    const { game, gateway } = newGame();
    let answer = (_: { retcode: AgentRetcode; message: string }) => {};
    const slow = () => new Promise<{ retcode: AgentRetcode; message: string }>((resolve) => (answer = resolve));
    await accept();
    const begun = new Promise<void>((resolve) => (game.after.look = resolve));
    const turn = workerOf({ ...gateway, runCommand: slow }).turn();
    await begun;
    const isSending = async () => (await only()).state === 'sending';
    while (!(await isSending())) await new Promise((resolve) => setTimeout(resolve, 5));
    await pass(61);
    await workerOf(gateway).turn();
    expect((await only()).state).toBe('unknown');
    const { id } = await only();
    await settle(id, 'failed');
    answer({ retcode: AgentRetcode.OK, message: 'given' });
    await turn;
    expect([(await only()).state, game.ran]).toEqual(['failed', 0]);
  });

  test('a removed game server ends it with a reason; a removed account takes its own along', async () => {
    const { gateway } = newGame();
    const other = await addServer(db.database, { engine: 'opencommand' });
    await acceptDelivery(db.database.db, {
      accountId,
      serverId: other.serverId,
      uid,
      title: 'x',
      parts: [commandPart],
    });
    await db.database.query('delete from game_server where id = $1', [other.serverId]);
    await workerOf(gateway).turn();
    expect(await only()).toMatchObject({ state: 'failed', note: 'The game server was removed.' });
    const gone = await insertAccount(db.database.db, requireUsername(newName()), {});
    await acceptDelivery(db.database.db, { accountId: gone?.id ?? 0, serverId, uid, title: 'x', parts: [commandPart] });
    await db.database.query('delete from account where id = $1', [gone?.id]);
    expect(
      await db.database.db
        .select()
        .from(delivery)
        .where(eq(delivery.accountId, gone?.id ?? 0)),
    ).toEqual([]);
  });
});
