import { setTimeout as delay } from 'node:timers/promises';
import { Redis } from 'ioredis';
import type { OnlineUsers } from '@starhaven/contracts/chat';
import { RedisLink } from '../../src/modules/live';
import { Health } from '../../src/platform/health/health';
import { createLogger } from '../../src/platform/logging/logger';
import type { Database } from '../../src/platform/database/database';
import { accountClient } from '../support/clients/account-client';
import { serverEntry, startLive, Visitor } from '../support/hosts/live-server';
import type { TestLive } from '../support/hosts/live-server';
import { describeWithRedis, RedisServer } from '../support/hosts/redis-server';
import { openTemplate } from '../support/template';
import { createTestApp } from '../support/test-app';
import type { TestApp } from '../support/test-app';
import { until } from '../support/until';

describeWithRedis('two API servers on one Redis', () => {
  let database: Database;
  let app: TestApp;
  let redis: RedisServer;
  let nodes: TestLive[];
  let links: RedisLink[];
  let logLines: string[];
  beforeAll(async () => {
    database = await openTemplate();
    app = await createTestApp(database);
  });
  afterAll(async () => {
    await app?.app.close();
    await database?.close();
  });
  beforeEach(async () => {
    redis = await RedisServer.start();
    logLines = [];
    const log = createLogger('info', { write: (line: string) => void logLines.push(line) });
    links = [new RedisLink(redis.url, log), new RedisLink(redis.url, log)];
    nodes = await Promise.all(links.map((link) => startLive(database, { redis: link })));
  });
  afterEach(async () => {
    redis.resume();
    await Promise.all(nodes.map((node) => node.stop()));
    await redis.kill();
  });
  const [left, right] = [() => nodes[0]!, () => nodes[1]!];
  const checkOf = async (link: RedisLink) => (await new Health({ redis: link.check }).check())[0];

  test('count their visitors together, and lose those of a server that stops', async () => {
    const first = await Visitor.connect(left().url);
    await Visitor.connect(right().url);
    await Visitor.connect(right().url);
    await first.hears<number>('count_online', (count) => count === 3);
    expect(left().live.visitors()).toBe(3);
    await right().stop();
    await until(() => first.payloadsOf('count_online').at(-1) === 1);
  });

  test('show one chat, and a message to it reaches both', async () => {
    const client = accountClient(app);
    const [mika, aru] = [await client.enter(), await client.enter()];
    const [first, second] = [await Visitor.connect(left().url), await Visitor.connect(right().url)];
    first.emit('chat_join_room_public', { sessionKey: mika.data.sessionKey });
    second.emit('chat_join_room_public', { sessionKey: aru.data.sessionKey });
    for (const visitor of [first, second]) {
      await visitor.hears<OnlineUsers>(
        'chat_user_update_public',
        (users) => mika.data.uid in users && aru.data.uid in users && 'bot' in users,
      );
    }
    right().live.io.to('public').emit('announcement', 'hello');
    await first.hears('announcement');
    await second.hears('announcement');
    expect(first.payloadsOf('announcement')).toEqual(['hello']);
  });

  test('a ban ends connections on both', async () => {
    const { data } = await accountClient(app).enter();
    const both = [await Visitor.connect(left().url), await Visitor.connect(right().url)];
    for (const visitor of both) {
      visitor.emit('chat_join_room_public', { sessionKey: data.sessionKey });
      await visitor.hears('chat_user_update_public');
    }
    await database.query(`update account set roles = '{5}' where id = $1`, [Number(data.uid)]);
    for (const visitor of both) await visitor.hears('disconnect');
  });

  test('reports of game servers reach the other one', async () => {
    const heard = new Promise((resolve) => left().live.onReport(resolve));
    await until(async () => {
      right().live.publishReport({ serverId: '7' });
      return Promise.race([heard.then(() => true), new Promise<boolean>((resolve) => setTimeout(resolve, 50, false))]);
    });
    expect(await heard).toEqual({ serverId: '7' });
  });

  test.each([
    ['is killed', () => redis.kill(), () => redis.start()],
    ['stalls', async () => redis.stall(), async () => redis.resume()],
  ])('serve their own visitors while Redis %s, and work together again afterwards', async (_name, lose, regain) => {
    const [first, second] = [await Visitor.connect(left().url, '/status'), await Visitor.connect(right().url)];
    await first.hears<number>('count_online', (count) => count === 2);
    expect(await checkOf(links[0]!)).toEqual({ name: 'redis', isOk: true });
    await lose();
    left().fleet.set(serverEntry('1', { online: false }));
    await first.hears('server_change');
    left().live.io.emit('announcement', 'during');
    await first.hears('announcement');
    await until(async () => (await checkOf(links[0]!))?.reason !== undefined);
    const late = await Visitor.connect(left().url);
    await late.hears('count_online');
    await regain();
    await until(() => left().live.visitors() === 3 && right().live.visitors() === 3);
    await until(() => {
      left().live.io.emit('announcement', 'after');
      return second.payloadsOf('announcement').includes('after');
    });
    await until(async () => (await checkOf(links[0]!))?.reason === undefined);
  });

  test('a Redis that was never reached means not ready, one that went away is only reported', async () => {
    await until(async () => (await checkOf(links[0]!))?.reason === undefined);
    await redis.kill();
    await until(async () => (await checkOf(links[0]!))?.reason !== undefined);
    expect(await checkOf(links[0]!)).toMatchObject({
      isOk: true,
      reason: expect.stringContaining('Redis is unreachable'),
    });
    const never = new RedisLink(redis.url, createLogger('silent'));
    expect(await checkOf(never)).toMatchObject({ isOk: false });
    never.close();
    // One line for each of four lost connections, however many retries there are.
    expect(logLines.filter((line) => line.includes('Redis is unreachable')).length).toBeLessThanOrEqual(4);
  });

  // An unhandled rejection would end the process before its database is closed. Jest reports it as a failure of this test.
  test('a server stops cleanly before Redis has answered its subscriptions', async () => {
    redis.stall();
    const link = new RedisLink(redis.url, createLogger('silent'));
    const node = await startLive(database, { redis: link });
    await node.stop();
    // Ends the connection, so that every pending subscription is rejected.
    await redis.kill();
    await delay(50);
  });

  test('a Redis that allows no subscription is only reported', async () => {
    const admin = new Redis(redis.url);
    await admin.call('ACL', 'SETUSER', 'default', 'resetchannels');
    const logLines: string[] = [];
    const link = new RedisLink(redis.url, createLogger('info', { write: (line: string) => void logLines.push(line) }));
    const node = await startLive(database, { redis: link });
    try {
      await until(async () => (await checkOf(link))?.reason?.startsWith('Redis refuses a subscription') === true);
      expect(logLines.filter((line) => line.includes('Redis refuses a subscription'))).toHaveLength(1);
    } finally {
      await node.stop();
      admin.disconnect();
    }
  });
});
