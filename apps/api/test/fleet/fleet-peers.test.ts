import { EventEmitter } from 'node:events';
import { agentCalls } from '@starhaven/contracts/agent';
import { Role } from '@starhaven/contracts/session';
import type { FleetPeers, PeerReport } from '../../src/modules/fleet';
import { beat, closeAgents, serveAgents, until } from '../support/hosts/agents';
import { describeOnEachEngine } from '../support/engines';
import type { TestDatabase } from '../support/engines';
import { addServer } from '../support/fleet';
import { createTestApp } from '../support/test-app';
import type { TestApp } from '../support/test-app';

/** Replaces Redis between API servers: every server receives every message, as JSON. */
function connectPeers() {
  const line = new EventEmitter();
  const join = (): FleetPeers => ({
    publish: (report: PeerReport) => void line.emit('report', JSON.stringify(report)),
    onReport: (listener) => {
      const hear = (text: string) => listener(JSON.parse(text));
      line.on('report', hear);
      return () => line.off('report', hear);
    },
  });
  return { join, shout: (report: unknown) => line.emit('report', JSON.stringify(report)) };
}

describeOnEachEngine('game servers over two API servers', (open) => {
  let db: TestDatabase;
  const line = connectPeers();
  const servers: TestApp[] = [];
  let nowMs = 1_000_000_000;
  beforeAll(async () => {
    db = await open();
    for (let n = 0; n < 2; n += 1) {
      servers.push(await createTestApp(db.database, { fleet: { peers: line.join(), now: () => nowMs } }));
    }
  });
  afterEach(closeAgents);
  afterAll(async () => {
    for (const { app } of servers) await app.close();
    await db?.close();
  });
  const fleet = (index: number) => (servers[index] as TestApp).fleet;

  test('both show the same, replace the agent of the other, and reach it', async () => {
    const [here, there] = [await serveAgents(fleet(0)), await serveAgents(fleet(1))];
    const { id, key } = await addServer(db.database, { engine: 'opencommand' });
    await until(
      () => fleet(1).find(id),
      (entry) => entry !== null,
    );
    const first = await here.connect(key);
    const pinged = await until(
      () => {
        beat(first);
        return fleet(0).find(id)?.server.ping;
      },
      (ping) => typeof ping === 'number',
    );
    expect(pinged).toBeGreaterThan(0);
    nowMs += 3_000;
    beat(first, { players: 4 });
    await until(
      () => fleet(1).find(id),
      (entry) => entry?.server.stats.player === 4,
    );
    expect(fleet(1).find(id)).toEqual(fleet(0).find(id));

    first.on(agentCalls.runCommand.name, (request, answer) =>
      answer({ retcode: 200, message: JSON.stringify(request) }),
    );
    const command = { serverId: id, uid: '10001', text: '/give 201 x5', roles: [Role.MEMBER] };
    const reply = { retcode: 200, message: '{"uid":"10001","line":"give 201 x5"}' };
    expect(await fleet(0).gateway.runCommand(command)).toEqual(reply);
    expect(await fleet(1).gateway.runCommand(command)).toEqual(reply);

    const told = new Promise((resolve) => first.once('bye', resolve));
    const second = await there.connect(key);
    expect(await told).toEqual({ reason: 'replaced' });
    beat(second, { players: 6 });
    await until(
      () => fleet(0).find(id)?.server.stats.player,
      (players) => players === 6,
    );
    // No server reports any more: both API servers notice it, each by its own clock.
    nowMs += 15_000;
    for (const index of [0, 1]) {
      await until(
        () => fleet(index).find(id)?.server.online,
        (online) => online === false,
      );
    }
    const closing = new Promise((resolve) => second.once('bye', resolve));
    await (servers[1] as TestApp).app.close();
    expect(await closing).toEqual({ reason: 'shutdown' });
    await here.close();
    await there.close();
  });

  test('late news from an old connection ends no agent', async () => {
    const here = await serveAgents(fleet(0));
    const { id, serverId, key } = await addServer(db.database);
    const agent = await here.connect(key);
    const connectedAtMs = nowMs;
    const news = (atMs: number) => line.shout({ node: 'x', body: { kind: 'connected', serverId, atMs } });
    news(connectedAtMs - 1);
    nowMs += 10_000;
    news(nowMs - 3_001);
    beat(agent, { players: 9 });
    await until(
      () => fleet(0).find(id)?.server.stats.player,
      (players) => players === 9,
    );
    const told = new Promise((resolve) => agent.once('bye', resolve));
    news(nowMs - 3_000);
    expect(await told).toEqual({ reason: 'replaced' });
  });

  test('malformed reports do no harm, nor do those about unknown servers', async () => {
    const heartbeat = { online: true, players: 1 };
    const state = { kind: 'state', serverId: 999_999, heartbeat, startup: 0, pingMs: null };
    for (const report of [
      null,
      7,
      'x',
      {},
      { node: 'x' },
      { node: 'x', body: { kind: 'state' } },
      { node: 'x', body: state },
    ]) {
      line.shout(report);
    }
    expect(fleet(0).find('999999')).toBeNull();
  });
});
