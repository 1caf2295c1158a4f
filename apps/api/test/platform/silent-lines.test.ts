import { once } from 'node:events';
import { agentSocketOptions, keepAgentLink } from '@starhaven/game-engines';
import { sql } from 'drizzle-orm';
import { io } from 'socket.io-client';
import { AccountChanges } from '../../src/modules/account';
import { ContentVersions } from '../../src/modules/content';
import { RedisLink } from '../../src/modules/live';
import type { Database } from '../../src/platform/database/database';
import { openPostgresql } from '../../src/platform/database/postgresql/open-postgresql';
import { createLogger } from '../../src/platform/logging/logger';
import { accountClient } from '../support/clients/account-client';
import { heartbeat } from '../support/hosts/agents';
import { BlackHole } from '../support/hosts/black-hole';
import { describeOnPostgresql } from '../support/engines';
import type { TestDatabase } from '../support/engines';
import { addServer } from '../support/fleet';
import { startLive, Visitor } from '../support/hosts/live-server';
import type { TestLive } from '../support/hosts/live-server';
import { describeWithRedis, RedisServer } from '../support/hosts/redis-server';
import { openTemplate } from '../support/template';
import { createTestApp } from '../support/test-app';
import type { TestApp } from '../support/test-app';
import { until } from '../support/until';
import { within } from '../support/within';

describeOnPostgresql('a database server whose connection dies silently', (open) => {
  let direct: TestDatabase;
  let line: BlackHole;
  let database: Database;
  let app: TestApp;
  let live: TestLive;
  beforeAll(async () => {
    direct = await open();
    line = await BlackHole.to(direct.url);
    database = openPostgresql({ url: line.urlOf(direct.url), maxConnections: 4 });
    app = await createTestApp(direct.database);
    live = await startLive(database);
  });
  afterAll(async () => {
    line?.heal();
    await live?.stop();
    await app?.app.close();
    await database?.close();
    await line?.close();
    await direct?.close();
  });

  test('is noticed, and afterwards contents are current and a banned member is logged out', async () => {
    const versions = await ContentVersions.start(database, () => {});
    const changes = await AccountChanges.start(database);
    await until(() => database.isListening() && changes.isLive);
    const before = Number(await versions.current('games'));
    const { data } = await accountClient(app).enter();
    const visitor = await Visitor.connect(live.url);
    visitor.emit('chat_join_room_public', { sessionKey: data.sessionKey });
    await visitor.hears('chat_user_update_public');
    line.drop();
    const unanswered = [1, 2, 3, 4].map(() => database.query('select 1').then(String, String));
    const held = database.db.transaction((tx) => tx.execute(sql`select 1`)).then(String, String);
    await direct.database.query(`update account set roles = '{5}' where id = $1`, [Number(data.uid)]);
    await direct.database.query(`update game set version = '77' where id = 1`);
    await within('noticing', () => !database.isListening() && !changes.isLive);
    await within('giving up queries', async () => {
      const answers = await Promise.all([...unanswered, held]);
      return answers.every((answer) => /Error/.test(answer));
    });
    line.heal();
    await within('healing', async () => database.isListening() && Number(await versions.current('games')) > before);
    await within('sending the banned member away', () => visitor.payloadsOf('disconnect').length > 0);
    await expect(database.query('select 1 as one')).resolves.toMatchObject({ rows: [{ one: 1 }] });
  });

  test('uses up no connection of the pool, not even if a transaction was about to begin on it', async () => {
    const connections = 3;
    const pool = openPostgresql({ url: line.urlOf(direct.url), maxConnections: connections, answerLimitMs: 1_500 });
    const all = Array.from({ length: connections });
    for (let stall = 0; stall < 2; stall += 1) {
      // All connections of the pool are open and idle when the line goes silent.
      await Promise.all(all.map(() => pool.query('select pg_sleep(0.1)')));
      line.drop();
      const begun = all.map(() => pool.db.transaction((tx) => tx.execute(sql`select 1`)).then(String, String));
      expect(await Promise.all(begun)).toEqual(all.map(() => expect.stringMatching(/Error/)));
      line.heal();
    }
    await expect(pool.query('select 1 as one')).resolves.toMatchObject({ rows: [{ one: 1 }] });
    await pool.close();
  });

  test('a connection that breaks within a transaction fails only that transaction', async () => {
    const broken = direct.database.db.transaction(async (tx) => {
      const { rows } = (await tx.execute(sql`select pg_backend_pid() as pid`)) as unknown as {
        rows: { pid: number }[];
      };
      await database.query('select pg_terminate_backend($1)', [rows[0]!.pid]);
      await until(async () => {
        const found = await database.query('select 1 from pg_stat_activity where pid = $1', [rows[0]!.pid]);
        return found.rowCount === 0;
      });
      await tx.execute(sql`select 1`);
    });
    await expect(broken).rejects.toThrow();
    await expect(direct.database.query('select 1 as one')).resolves.toMatchObject({ rows: [{ one: 1 }] });
  });
});

test('a failed read of the versions is retried', async () => {
  const database = await openTemplate();
  let reads = 0;
  const select = (() => {
    reads += 1;
    if (reads === 1) throw new Error('the database is away');
    return database.db.select();
  }) as unknown as Database['db']['select'];
  const failing = {
    ...database,
    db: Object.assign(Object.create(database.db as object), { select }) as Database['db'],
  };
  const errors: unknown[] = [];
  const versions = await ContentVersions.start(failing, (error) => errors.push(error));
  await until(() => errors.length === 1);
  const heard = new Promise<void>((resolve) => versions.onChange(() => resolve()));
  await until(async () => {
    // A version is returned without a query only while the connection is live.
    const before = reads;
    await versions.current('games');
    return reads === before;
  });
  await database.db.execute(sql`update game set version = '9' where id = 1`);
  await heard;
  await database.close();
});

describeWithRedis('a Redis whose connection dies silently', () => {
  test('is noticed on both connections, and recovers', async () => {
    const redis = await RedisServer.start();
    const line = await BlackHole.to(redis.url);
    const link = new RedisLink(line.urlOf(redis.url), createLogger('silent'));
    try {
      const reason = () =>
        link.check().then(
          () => null,
          (error: Error) => error.message,
        );
      await until(async () => (await reason()) === null);
      line.drop();
      await within('noticing', async () => (await reason())?.startsWith('Redis is unreachable') ?? false);
      line.heal();
      await within('healing', async () => (await reason()) === null);
    } finally {
      link.close();
      line.heal();
      await line.close();
      await redis.kill();
    }
  });
});

test('an agent and the API whose connection dies silently notice it, and recover', async () => {
  const database = await openTemplate();
  const app = await createTestApp(database);
  const { live, url, stop } = await startLive(database);
  app.fleet.attachAgents(live.agents);
  const line = await BlackHole.to(url);
  const { id, key } = await addServer(database);
  const { url: namespaceUrl, options } = agentSocketOptions({ url: line.urlOf(url), key, agent: 'test 1.0' });
  const socket = io(namespaceUrl, options);
  const isOnline = () => app.fleet.find(id)?.server.online === true;
  const link = keepAgentLink({
    socket,
    readHeartbeat: () => ({ ...heartbeat }),
    calls: {} as Parameters<typeof keepAgentLink>[0]['calls'],
    log: () => {},
    onRejected: () => {},
  });
  try {
    await until(isOnline);
    const lost = once(socket as unknown as NodeJS.EventEmitter, 'disconnect');
    line.drop();
    await Promise.all([
      within('noticing by the API', () => !isOnline()),
      within('noticing by the agent', () => !socket.connected),
      lost,
    ]);
    line.heal();
    await within('healing', isOnline);
  } finally {
    link.close();
    line.heal();
    await app.fleet.stop();
    await stop();
    await app.app.close();
    await line.close();
    await database.close();
  }
});
