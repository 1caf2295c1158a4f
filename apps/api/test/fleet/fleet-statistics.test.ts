import { getStatistics, getUptime, ServerUptimeSchema } from '@starhaven/contracts/status';
import type { ServerUptime } from '@starhaven/contracts/status';
import * as v from 'valibot';
import { serverHour } from '../../src/modules/fleet/tables';
import { beat, closeAgents, serveAgents, until } from '../support/hosts/agents';
import { describeOnEachEngine } from '../support/engines';
import type { TestDatabase } from '../support/engines';
import { addServer } from '../support/fleet';
import { createTestApp } from '../support/test-app';
import type { TestApp } from '../support/test-app';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

describeOnEachEngine('statistics and uptime', (open) => {
  let db: TestDatabase;
  const servers: TestApp[] = [];
  /** The clock of both API servers. */
  let nowMs = Date.UTC(2026, 4, 1, 12);
  let visitors = 0;
  const requests = [0, 0];
  beforeAll(async () => {
    db = await open();
    for (const index of [0, 1]) {
      const fleet = {
        now: () => nowMs,
        countVisitors: () => visitors,
        takeRequestCount: () => requests[index] ?? 0,
      };
      servers.push(await createTestApp(db.database, { fleet }));
    }
  });
  afterEach(closeAgents);
  afterAll(async () => {
    for (const { app } of servers) await app.close();
    await db?.close();
  });
  const fleet = (index: number) => (servers[index] as TestApp).fleet;
  const rowsOf = async (statement: string) => (await db.database.query(statement)).rows;
  const uptimeOf = async (id: string) => (await fleet(0).uptime()).find((server) => server.id === id) as ServerUptime;

  test('two API servers that record the same minute, again and again, record it once', async () => {
    const agents = await serveAgents(fleet(0));
    const { id, serverId, key } = await addServer(db.database);
    const quiet = await addServer(db.database, { firstHeardAt: new Date(0) });
    // The server is still being set up: its silence is not an outage.
    await addServer(db.database);
    await addServer(db.database, { isDisabled: true });
    const [first, second] = [fleet(0), fleet(1)];
    await until(
      () => second.find(id),
      (entry) => entry !== null,
    );
    beat(await agents.connect(key), { players: 7 });
    await until(
      () => first.find(id)?.server.online,
      (online) => online === true,
    );
    const added: unknown[] = [];
    first.onStatisticsAdded((points) => added.push(...points));

    // An API server that has just started has no reports yet, so silence is not an outage.
    visitors = 4;
    requests.splice(0, 2, 10, 5);
    await second.recordMinute();
    expect(await rowsOf('select * from server_minute')).toEqual([]);
    await first.recordMinute();
    await second.recordMinute();
    const minute = nowMs / minuteMs;
    expect(await rowsOf('select * from server_minute')).toEqual([
      { minute, server_id: serverId, state: 2, players: 7 },
    ]);
    const points = [
      { time: nowMs / 1000, field: 'web_online_count', value: 4 },
      // No player count: one of the servers has not reported yet, and a sum of the others would be a false dip.
      { time: nowMs / 1000, field: 'request_count', value: 15 },
    ];
    expect([...added].sort()).toEqual([...points].sort());

    // Another minute, in which both API servers know both game servers; only one of them has the agent.
    nowMs += minuteMs;
    beat(await agents.connect(key), { players: 8 });
    await until(
      () => first.find(id)?.server.stats.player,
      (players) => players === 8,
    );
    for (const one of [second, first, second]) await one.recordMinute();
    expect(await rowsOf(`select * from server_minute where minute = ${minute + 1} order by server_id`)).toEqual([
      { minute: minute + 1, server_id: serverId, state: 2, players: 8 },
      { minute: minute + 1, server_id: quiet.serverId, state: 0, players: 0 },
    ]);
    expect(await rowsOf('select * from server_hour order by server_id')).toEqual([
      expect.objectContaining({ server_id: serverId, up_minutes: 2, down_minutes: 0 }),
      expect.objectContaining({ server_id: quiet.serverId, up_minutes: 0, down_minutes: 1 }),
    ]);
    await agents.close();
  });

  test('a server that starts later knows the same points, without gaps filled in', async () => {
    // The next read includes what the other server added to the last minutes.
    nowMs += 2 * minuteMs;
    await fleet(0).recordMinute();
    const { app, fleet: fresh } = await createTestApp(db.database, { fleet: { now: () => nowMs } });
    const times = fresh.statistics().map(({ time, field }) => `${time} ${field}`);
    expect(new Set(times).size).toBe(times.length);
    expect(fresh.statistics()).toEqual(fleet(0).statistics());
    expect(fresh.statistics()).toHaveLength(8);
    const { data } = (await app.inject({ url: getStatistics.path })).json();
    expect(data).toEqual({ data: fresh.statistics() });
    await app.close();
  });

  test('no more than a day is kept for the chart', async () => {
    nowMs = Math.ceil((nowMs + dayMs + 2 * hourMs) / hourMs) * hourMs;
    await fleet(0).recordMinute();
    const minute = nowMs / minuteMs;
    expect(
      fleet(0)
        .statistics()
        .map(({ time }) => time),
    ).toEqual([nowMs / 1000, nowMs / 1000, nowMs / 1000]);
    expect(await rowsOf('select distinct minute from statistic_minute')).toEqual([{ minute }]);
    expect(await rowsOf(`select * from server_minute where minute < ${minute}`)).toEqual([]);
    expect(await rowsOf('select * from server_hour')).not.toEqual([]);
  });

  test('percentages leave out planned work and what nobody watched', async () => {
    const { id, serverId } = await addServer(db.database);
    const unwatched = await addServer(db.database);
    await until(
      () => fleet(0).find(unwatched.id),
      (entry) => entry !== null,
    );
    const hour = Math.floor(nowMs / hourMs);
    const add = (hoursAgo: number, upMinutes: number, maintenanceMinutes: number, downMinutes: number) =>
      db.database.db
        .insert(serverHour)
        .values({ hour: hour - hoursAgo, serverId, upMinutes, maintenanceMinutes, downMinutes });
    await add(0, 30, 0, 0);
    await add(23, 45, 0, 15);
    await add(24, 0, 0, 60);
    await add(3 * 24, 0, 60, 0);
    for (let day = 4; day <= 18; day += 1) await add(day * 24, 60, 0, 0);
    await add(80 * 24, 0, 0, 30);
    await add(200 * 24, 0, 0, 60);
    const uptime = await uptimeOf(id);
    expect(uptime).toMatchObject({
      // 75 of 90, then 255 of 330, then 975 of 1050 minutes.
      percent24h: 83.33,
      percent7d: 77.27,
      percent30d: 92.85,
    });
    const never = { percent24h: null, percent7d: null, percent30d: null };
    expect(await uptimeOf(unwatched.id)).toMatchObject(never);
    const days = uptime.days ?? [];
    expect(days).toHaveLength(90);
    expect(days.at(-1)?.day).toBe(new Date(nowMs).toISOString().slice(0, 10));
    const known = days.filter(({ percent }) => percent !== null);
    expect(known.map(({ downMinutes }) => downMinutes)).toEqual(expect.arrayContaining([30, 0]));
    const dayOfWork = days.at(-4);
    expect(dayOfWork).toMatchObject({ percent: null, downMinutes: 0, maintenanceMinutes: 60 });
  });

  test('the report has the shape of its contract, and moves on with the day', async () => {
    const { app } = servers[0] as TestApp;
    const { data } = (await app.inject({ url: getUptime.path })).json();
    expect(v.is(v.array(ServerUptimeSchema), data)).toBe(true);
    const before = await fleet(0).uptime();
    nowMs += dayMs;
    const after = await fleet(0).uptime();
    expect(after.map(({ days }) => days?.slice(0, 89))).toEqual(before.map(({ days }) => days?.slice(1)));
  });

  test('a minute of 500 servers takes no statement for each server', async () => {
    const statementsOfAMinute = async () => {
      nowMs += minuteMs;
      const before = db.countStatements();
      await fleet(0).recordMinute();
      return db.countStatements() - before;
    };
    const ofAFew = await statementsOfAMinute();
    await db.database.query(
      `insert into game_server (slug, name, game, privacy, first_heard_at) select 'many-' || n, 'Many ' || n, 1, 3, now() from generate_series(1, 500) n`,
    );
    await until(
      () => fleet(0).servers().length,
      (length) => length >= 500,
    );
    // The notice of the new servers may cause a few statements in the same moment; a statement for each server would be 500.
    expect(await statementsOfAMinute()).toBeLessThan(ofAFew + 50);
    expect((await rowsOf(`select * from server_minute where minute = ${nowMs / minuteMs}`)).length).toBeGreaterThan(
      500,
    );
  });
});
