import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { demoServers } from '@starhaven/game-engines';
import { agentRefusals } from '@starhaven/contracts/agent';
import { closeAgents, serveAgents } from '../support/hosts/agents';
import { describeOnEachEngine } from '../support/engines';
import type { TestDatabase } from '../support/engines';
import { addServer } from '../support/fleet';
import { createTestApp } from '../support/test-app';

describeOnEachEngine('the demo fleet', (open) => {
  let db: TestDatabase;
  let folder: string;
  beforeAll(async () => {
    db = await open();
    folder = await mkdtemp(path.join(os.tmpdir(), 'fleet-demo-'));
  });
  afterEach(closeAgents);
  afterAll(async () => {
    await db?.close();
    await rm(folder, { recursive: true, force: true });
  });
  const start = (isOn: boolean) =>
    createTestApp(db.database, { fleet: { demo: { isOn, keysFile: path.join(folder, 'secrets', 'demo.json') } } });
  const readKeys = async () =>
    JSON.parse(await readFile(path.join(folder, 'secrets', 'demo.json'), 'utf8')) as { slug: string; key: string }[];

  test('its servers are there with new keys at each start, and nothing of them when it is off', async () => {
    const [demo] = demoServers;
    const own = await addServer(db.database, { slug: demoServers[1]?.slug });
    const first = await start(true);
    const keys = await readKeys();
    expect((await stat(path.join(folder, 'secrets', 'demo.json'))).mode & 0o777).toBe(0o600);
    // An operator's own server is not taken over.
    expect(keys.map(({ slug }) => slug)).toEqual(
      demoServers.map(({ slug }) => slug).filter((slug) => slug !== own.slug),
    );
    const shown = first.fleet.servers().filter(({ server }) => server.demo);
    expect(shown).toHaveLength(demoServers.length - 1);
    expect(shown.map(({ name }) => name)).toContain(demo?.name);
    const agents = await serveAgents(first.fleet);
    expect(await agents.refusalOf(keys[0]?.key ?? '')).toBeNull();
    await agents.close();
    await first.app.close();

    await db.database.query(`update game_server set name = 'Renamed' where slug = '${demo?.slug}'`);
    const { rows } = await db.database.query(
      `insert into game_server (slug, name, game, privacy, is_demo) values ('of-yesterday', 'Old', 1, 3, true) returning id`,
    );
    const second = await start(true);
    const names = second.fleet.servers().map(({ name }) => name);
    expect([names.includes('Renamed'), names.includes('Old')]).toEqual([true, false]);
    const newKeys = await readKeys();
    expect(newKeys.map(({ slug }) => slug)).toEqual(keys.map(({ slug }) => slug));
    expect(newKeys[0]?.key).not.toBe(keys[0]?.key);
    await second.app.close();

    const third = await start(false);
    expect(third.fleet.servers().map(({ id }) => id)).toEqual([own.id]);
    // Players see the ids of servers, so the starts of the demo must not use up ids.
    expect((await addServer(db.database)).serverId).toBe(Number(rows[0]?.['id']) + 1);
    const closed = await serveAgents(third.fleet);
    expect(await closed.refusalOf(newKeys[0]?.key ?? '')).toBe(agentRefusals.wrongKey);
    await closed.close();
    await third.app.close();
  });
});
