import { hashKey } from '../../src/platform/secrets/keys';
import { agentRefusals } from '@starhaven/contracts/agent';
import { getStatus, StatusSnapshotSchema } from '@starhaven/contracts/status';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { newServerKey } from '../../src/modules/fleet/servers/server-key';
import { gameServer } from '../../src/modules/fleet/tables';
import { beat, serveAgents, until } from '../support/hosts/agents';
import { describeOnEachEngine } from '../support/engines';
import type { TestDatabase } from '../support/engines';
import { addServer } from '../support/fleet';
import { createTestApp } from '../support/test-app';
import type { TestApp } from '../support/test-app';

describeOnEachEngine('agents of game servers', (open) => {
  let db: TestDatabase;
  let server: TestApp;
  let agents: Awaited<ReturnType<typeof serveAgents>>;
  let nowMs = Date.UTC(2026, 4, 1, 12);
  beforeAll(async () => {
    db = await open();
    server = await createTestApp(db.database, { fleet: { now: () => nowMs } });
    agents = await serveAgents(server.fleet);
  });
  afterAll(async () => {
    await agents?.close();
    await server?.app.close();
    await db?.close();
  });
  const stateOf = (id: string) => server.fleet.find(id)?.server;
  const untilOnline = (id: string) =>
    until(
      () => stateOf(id),
      (state) => state?.online === true,
    );
  /** Waits for the disconnect. Every message that was sent before it has then been handled or dropped. */
  const untilGone = (serverId: number) =>
    until(
      () => server.logLines.some((line) => line.includes('"gone"') && line.includes(`"serverId":${serverId},`)),
      Boolean,
    );
  const bye = (agent: { once: (event: string, listener: (data: unknown) => void) => unknown }) =>
    new Promise((resolve) => agent.once('bye', resolve));

  test('a heartbeat is what everyone sees, over HTTP as well', async () => {
    const { id, key } = await addServer(db.database, { name: 'Teyvat', privacy: 2 });
    beat(await agents.connect(key));
    await untilOnline(id);
    const ping = await until(
      () => stateOf(id)?.ping,
      (ms) => typeof ms === 'number',
    );
    expect(ping).toBeGreaterThanOrEqual(1);
    expect(server.fleet.find(id)).toEqual({
      id,
      name: 'Teyvat',
      server: {
        game: 1,
        privacy: 2,
        online: true,
        maintenance: '',
        disable: false,
        version: ['5.4', '5.5'],
        ping,
        startup: nowMs / 1000 - 3600,
        commit: 'abcdef1',
        stats: { player: 3, platform: { PC: 2, iOS: 1 } },
        playersKnown: true,
        awaited: false,
        cpu: { usage: 12.5, usage_raw: 50.2, core: { limit: 4, total: 8 } },
        ram: { usage: 50, currently: 2048, total: 4096 },
        address: '',
        entry: '',
        demo: false,
      },
    });
    const response = await server.app.inject({ url: getStatus.path });
    expect(response.headers['cache-control']).toBe('private, no-store');
    const { data } = response.json();
    expect(v.is(StatusSnapshotSchema, data)).toBe(true);
    expect(data.servers).toContainEqual(expect.objectContaining({ id, name: 'Teyvat' }));
    expect(data.online.game_online_count).toBeGreaterThanOrEqual(3);
  });

  test('silence makes a server offline within 15 seconds, but a lost connection does not', async () => {
    const { id, serverId, key } = await addServer(db.database);
    const agent = await agents.connect(key);
    beat(agent);
    await untilOnline(id);
    agent.disconnect();
    await untilGone(serverId);
    expect(stateOf(id)?.online).toBe(true);
    nowMs += 15_000;
    const seen = await until(
      () => stateOf(id),
      (state) => state?.online === false,
      1_000,
    );
    expect(seen).toMatchObject({
      stats: { player: 0, platform: {} },
      ping: null,
      cpu: null,
      ram: null,
      startup: 0,
      version: ['5.4', '5.5'],
    });
  });

  test('an agent that says that its game server is down is believed at once', async () => {
    const { id, key } = await addServer(db.database);
    const agent = await agents.connect(key);
    beat(agent);
    await untilOnline(id);
    beat(agent, { online: false });
    await until(
      () => stateOf(id)?.online,
      (online) => online === false,
    );
  });

  test.each([
    [
      { players: null, platforms: null },
      { stats: { player: 0, platform: {} }, playersKnown: false },
    ],
    [{ players: null }, { stats: { player: 3, platform: { PC: 2, iOS: 1 } }, playersKnown: true }],
    [{ players: -5, uptimeSeconds: -1 }, { startup: 0 }],
    [
      { players: 1e308, cpu: { usage: 1e308 }, ram: { usedMb: -1 } },
      { cpu: null, ram: null },
    ],
    [{ cpu: undefined, ram: undefined, uptimeSeconds: undefined, commit: undefined, versions: 'x' }, { commit: '???' }],
    [{ cpu: { usage: NaN, usageRaw: 10 } }, { cpu: null }],
    [{ cpu: { usageRaw: 10, coreLimit: 4 } }, { cpu: { usage: 2.5, usage_raw: 10, core: { limit: 4, total: 4 } } }],
    [{ cpu: { usage: 10, coreTotal: 4 } }, { cpu: { usage: 10, usage_raw: 40, core: { limit: 4, total: 4 } } }],
    [{ ram: { usedMb: 100 } }, { ram: { usage: 0, currently: 100, total: 0 } }],
  ])('a heartbeat with %j still counts', async (more, seen) => {
    const { id, key } = await addServer(db.database);
    beat(await agents.connect(key), more);
    await untilOnline(id);
    expect(stateOf(id)).toMatchObject(seen);
    expect(v.is(StatusSnapshotSchema, JSON.parse(JSON.stringify(server.fleet.snapshot())))).toBe(true);
  });

  test('the clock of an agent does not matter', async () => {
    const { id, key } = await addServer(db.database);
    const agent = await agents.connect(key);
    for (const skewMs of [86_400_000, -86_400_000]) {
      beat(agent, { time: nowMs + skewMs, timestamp: (nowMs + skewMs) / 1000, players: skewMs > 0 ? 1 : 2 });
      await until(
        () => stateOf(id)?.stats.player,
        (player) => player === (skewMs > 0 ? 1 : 2),
      );
      expect(stateOf(id)).toMatchObject({ online: true, startup: nowMs / 1000 - 3600 });
    }
    // Uptimes are rounded: a start time that moves by seconds is the same start.
    beat(agent, { uptimeSeconds: 3596, players: 4 });
    await until(
      () => stateOf(id)?.stats.player,
      (player) => player === 4,
    );
    expect(stateOf(id)?.startup).toBe(nowMs / 1000 - 3600);
    nowMs += 10_000;
    beat(agent, { uptimeSeconds: 1, players: 5 });
    await until(
      () => stateOf(id)?.stats.player,
      (player) => player === 5,
    );
    expect(stateOf(id)?.startup).toBe(nowMs / 1000 - 1);
  });

  test('a thousand junk events do no harm, neither to this agent nor to others', async () => {
    const [noisy, quiet] = [await addServer(db.database), await addServer(db.database)];
    const agent = await agents.connect(noisy.key);
    const junk: unknown[] = [null, 7, 'x', [], {}, { players: {} }, Buffer.from('junk'), { toString: 1 }, [[[[]]]]];
    for (let n = 0; n < 1_000; n += 1) agent.emit(n % 2 ? 'heartbeat' : `junk ${n}`, junk[n % junk.length], junk);
    agent.emit('heartbeat');
    beat(await agents.connect(quiet.key));
    await untilOnline(quiet.id);
    const { statusCode, body } = await server.app.inject({ url: getStatus.path });
    expect([statusCode, body.includes('junk')]).toEqual([200, false]);
  });

  test('heartbeats come at most twice a second, after a burst of five', async () => {
    const { id, serverId, key } = await addServer(db.database);
    const agent = await agents.connect(key);
    for (let players = 1; players <= 20; players += 1) beat(agent, { players });
    await untilOnline(id);
    agent.disconnect();
    await untilGone(serverId);
    expect(stateOf(id)?.stats.player).toBe(5);
  });

  test('a refused agent learns the reason', async () => {
    const { key } = await addServer(db.database);
    expect(await agents.refusalOf(newServerKey())).toBe(agentRefusals.wrongKey);
    expect(await agents.refusalOf('shk_short')).toBe(agentRefusals.wrongProtocol);
    expect(await agents.refusalOf(key, { auth: { protocol: 2 } })).toBe(agentRefusals.wrongProtocol);
    expect(await agents.refusalOf(key, { extraHeaders: { origin: 'http://localhost:3000' } })).toBe(
      agentRefusals.wrongProtocol,
    );
    expect(await agents.refusalOf(key)).toBeNull();
    expect(server.logLines.join()).not.toContain(key);
  });

  test('a second agent takes the place of the first', async () => {
    const { id, key } = await addServer(db.database);
    const first = await agents.connect(key);
    beat(first, { players: 1 });
    await untilOnline(id);
    const told = bye(first);
    const second = await agents.connect(key);
    expect(await told).toEqual({ reason: 'replaced' });
    await until(
      () => first.connected,
      (connected) => !connected,
    );
    beat(second, { players: 2 });
    await until(
      () => stateOf(id)?.stats.player,
      (player) => player === 2,
    );
  });

  test('what the operator changes counts at once, by plain SQL as well', async () => {
    const { id, serverId, key } = await addServer(db.database);
    const change = (values: Partial<typeof gameServer.$inferInsert>) =>
      db.database.db.update(gameServer).set(values).where(eq(gameServer.id, serverId));
    const agent = await agents.connect(key);
    beat(agent, { maintenance: 'its own words' });
    await untilOnline(id);
    expect(stateOf(id)?.maintenance).toBe('its own words');
    const ids: string[][] = [];
    const stop = server.fleet.onServersChanged((changed) => ids.push([...changed]));

    await change({ maintenance: 'the words of the operator' });
    await until(
      () => stateOf(id)?.maintenance,
      (text) => text === 'the words of the operator',
    );
    await change({ isDisabled: true });
    await until(
      () => stateOf(id)?.disable,
      (disable) => disable === true,
    );
    expect(agent.connected).toBe(true);
    const told = bye(agent);
    const newKey = newServerKey();
    await change({ keyHash: hashKey(newKey), isDisabled: false });
    expect(await told).toEqual({ reason: 'key_changed' });
    expect(await agents.refusalOf(key)).toBe(agentRefusals.wrongKey);
    const again = await agents.connect(newKey);
    const toldAgain = bye(again);
    await db.database.db.delete(gameServer).where(eq(gameServer.id, serverId));
    expect(await toldAgain).toEqual({ reason: 'removed' });
    await until(
      () => server.fleet.find(id),
      (entry) => entry === null,
    );
    expect(ids).toContainEqual([id]);
    expect(server.fleet.servers().some((entry) => entry.id === id)).toBe(false);
    stop();
  });

  test('wrong keys are limited, right ones are not', async () => {
    const { key } = await addServer(db.database);
    const refusals: (string | null)[] = [];
    for (let n = 0; n < 25; n += 1) refusals.push(await agents.refusalOf(newServerKey()));
    expect(refusals.at(-1)).toBe(agentRefusals.notNow);
    await until(
      () => server.fleet.servers().length,
      (length) => length > 0,
    );
    expect(await agents.refusalOf(key)).toBeNull();
  });

  test('one connection gets one handshake, however many it sends', async () => {
    const agent = agents.dial(newServerKey());
    const { engine } = agent.io;
    const answers: unknown[] = [];
    const closed = new Promise<void>((resolve) => engine.once('close', () => resolve()));
    engine.on('data', (data) => answers.push(data));
    await new Promise<void>((resolve) => engine.once('open', () => resolve()));
    const auth = () => JSON.stringify({ key: newServerKey(), agent: '', protocol: 1 });
    for (let n = 0; n < 500; n += 1) engine.write(`0/agent,${auth()}`);
    await closed;
    const refused = (text: string) => answers.filter((answer) => String(answer).includes(text)).length;
    expect(refused(agentRefusals.wrongKey) + refused(agentRefusals.notNow)).toBeLessThanOrEqual(1);
    expect(server.logLines.filter((line) => line.includes('"wrong-key"'))).toHaveLength(1);
  });

  test('a new server is known at once', async () => {
    const { id } = await addServer(db.database);
    await until(
      () => stateOf(id),
      (state) => state !== undefined,
    );
    expect(stateOf(id)).toMatchObject({ online: false, commit: '???', version: [], startup: 0 });
  });

  test('a server that never reported is not counted in the state of the site', async () => {
    const { id, serverId, key } = await addServer(db.database);
    await until(
      () => stateOf(id),
      (state) => state !== undefined,
    );
    const counted = () =>
      Number(
        / of (\d+) /.exec(
          server.fleet.snapshot().components?.find(({ name }) => name === 'game_servers')?.detail ?? '',
        )?.[1],
      );
    const before = counted();
    beat(await agents.connect(key));
    await untilOnline(id);
    expect(counted()).toBe(before + 1);
    const firstHeardAt = async () =>
      (await db.database.db.select().from(gameServer).where(eq(gameServer.id, serverId)))[0]?.firstHeardAt;
    expect(await until(firstHeardAt, Boolean)).toEqual(new Date(nowMs));
  });
});
