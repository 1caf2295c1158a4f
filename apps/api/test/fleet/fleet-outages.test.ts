import { getStatistics, getStatus, getUptime, listIncidents } from '@starhaven/contracts/status';
import { beat, closeAgents, serveAgents, until } from '../support/hosts/agents';
import { describeOnEachEngine } from '../support/engines';
import type { TestDatabase } from '../support/engines';
import { addServer } from '../support/fleet';
import { createTestApp } from '../support/test-app';
import type { TestApp } from '../support/test-app';

const livenessMs = 900;

describeOnEachEngine('game servers when something breaks', (open) => {
  let db: TestDatabase;
  let server: TestApp;
  beforeEach(async () => {
    db = await open();
    server = await createTestApp(db.database, { fleet: { livenessMs } });
  });
  afterEach(closeAgents);
  afterEach(() => server?.app.close());

  test('an agent that is killed is offline in time, and back with its next heartbeat', async () => {
    const agents = await serveAgents(server.fleet);
    const { id, key } = await addServer(db.database);
    const agent = await agents.connect(key);
    beat(agent);
    const heardAtMs = await until(
      () => (server.fleet.find(id)?.server.online ? performance.now() : 0),
      (ms) => ms > 0,
    );
    const offline = new Promise<number>((resolve) => {
      server.fleet.onServersChanged(() => {
        if (!server.fleet.find(id)?.server.online) resolve(performance.now());
      });
    });
    // Cuts the connection without a close.
    (agent.io.engine.transport as unknown as { ws: { terminate: () => void } }).ws.terminate();
    const silentMs = (await offline) - heardAtMs;
    expect(silentMs).toBeGreaterThan(livenessMs * 0.9);
    // A busy machine may be late; the tests with a fake clock check the exact limit.
    expect(silentMs).toBeLessThan(livenessMs * 10);
    beat(await agents.connect(key));
    await until(
      () => server.fleet.find(id)?.server.online,
      (online) => online === true,
    );
    await agents.close();
    await db.close();
  });

  test('while the database is away the state is still served, and agents are asked to try again', async () => {
    const agents = await serveAgents(server.fleet);
    const { id, key } = await addServer(db.database);
    const other = await agents.connect(key);
    beat(other);
    await until(
      () => server.fleet.find(id)?.server.online,
      (online) => online === true,
    );
    await db.close();
    expect(await agents.refusalOf(`shk_${'x'.repeat(43)}`)).toBe('agent_not_now');
    const stateOf = async (url: string) => (await server.app.inject({ url })).statusCode;
    expect([await stateOf(getStatus.path), await stateOf(getStatistics.path)]).toEqual([200, 200]);
    expect([await stateOf(getUptime.path), await stateOf(listIncidents.path)]).toEqual([503, 503]);
    await server.fleet.recordMinute();
    beat(other, { players: 9 });
    await until(
      () => server.fleet.find(id)?.server.stats.player,
      (players) => players === 9,
    );
    await agents.close();
  });
});
