import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import readline from 'node:readline';
import { AccountChanges } from '../../src/modules/account';
import { ContentVersions } from '../../src/modules/content';
import { RedisLink } from '../../src/modules/live';
import type { Database } from '../../src/platform/database/database';
import { migratePostgresql, openPostgresql } from '../../src/platform/database/postgresql/open-postgresql';
import { runSeeds } from '../../src/platform/seed/run-seeds';
import { createLogger } from '../../src/platform/logging/logger';
import { seeds } from '../support/seeds';
import { addServer } from '../support/fleet';
import { startLive } from '../support/hosts/live-server';
import type { TestLive } from '../support/hosts/live-server';
import { describeWithNetwork, findPostgresqlPrograms, Network } from '../support/hosts/network';
import { createTestApp } from '../support/test-app';
import type { TestApp } from '../support/test-app';
import { until } from '../support/until';
import { within } from '../support/within';

const agentProgram = path.join(__dirname, '../../../../tools/agent/src/main.ts');

describeWithNetwork('a network that drops packets', () => {
  let folder: string;
  let network: Network;
  let database: Database;
  let app: TestApp;
  let live: TestLive;
  let redis: RedisLink;
  beforeAll(async () => {
    network = Network.create();
    folder = await mkdtemp(path.join(os.tmpdir(), 'dropped-'));
    const url = await startPostgresql();
    database = openPostgresql({ url });
    await runSeeds(database.db, seeds);
    network.start('redis-server', ['--bind', network.there, '--protected-mode', 'no', '--save', '']);
    redis = new RedisLink(`redis://${network.there}:6379`, createLogger('silent'));
    app = await createTestApp(database);
    live = await startLive(database, { host: network.here });
    app.fleet.attachAgents(live.live.agents);
  });
  afterAll(async () => {
    redis?.close();
    await app?.fleet.stop();
    await live?.stop();
    await app?.app.close();
    await database?.close();
    await network?.close();
    if (folder) await rm(folder, { recursive: true });
  });

  /** Starts PostgreSQL on the other machine. Returns its URL. */
  async function startPostgresql(): Promise<string> {
    const programs = findPostgresqlPrograms()!;
    // PostgreSQL refuses to run as root.
    execFileSync('chown', ['postgres', folder]);
    const data = path.join(folder, 'data');
    const asPostgres = ['-u', 'postgres', '--'];
    execFileSync(
      'runuser',
      [...asPostgres, `${programs}/initdb`, '-D', data, '-A', 'trust', '-U', 'postgres', '--no-sync'],
      { cwd: folder, stdio: 'pipe' },
    );
    execFileSync('sh', ['-c', `echo 'host all all ${network.here}/32 trust' >> ${data}/pg_hba.conf`]);
    const settings = [`listen_addresses=${network.there}`, `unix_socket_directories=${folder}`, 'fsync=off'];
    network.start('runuser', [
      ...asPostgres,
      `${programs}/postgres`,
      '-D',
      data,
      ...settings.flatMap((setting) => ['-c', setting]),
    ]);
    const url = `postgres://postgres@${network.there}:5432/postgres`;
    await until(() =>
      migratePostgresql(url).then(
        () => true,
        () => false,
      ),
    );
    return url;
  }

  /** The agent of a game server on the other machine, with its connection state. */
  function startAgent(key: string) {
    const child = network.start(
      process.execPath,
      ['--import', require.resolve('tsx'), agentProgram, '--pid', String(process.pid)],
      { PATH: process.env.PATH, STARHAVEN_URL: live.url, STARHAVEN_KEY: key },
    );
    const state = { isConnected: false };
    readline.createInterface({ input: child.stdout! }).on('line', (line) => {
      if (/ connected$/.test(line)) state.isConnected = true;
      if (/connection was lost/.test(line)) state.isConnected = false;
    });
    return state;
  }

  test('is noticed on the way to PostgreSQL, Redis and an agent, and each heals', async () => {
    const versions = await ContentVersions.start(database, () => {});
    const changes = await AccountChanges.start(database);
    const { id, key } = await addServer(database);
    const agent = startAgent(key);
    const isOnline = () => app.fleet.find(id)?.server.online === true;
    const isRedisThere = () =>
      redis.check().then(
        () => true,
        () => false,
      );
    await until(async () => isOnline() && agent.isConnected && database.isListening() && (await isRedisThere()));
    const query = () =>
      database.query('select 1').then(
        () => true,
        () => false,
      );
    network.drop();
    const lost = query();
    await Promise.all([
      within('noticing PostgreSQL', () => !database.isListening() && !changes.isLive),
      within('noticing Redis', async () => !(await isRedisThere())),
      within('noticing the agent', () => !isOnline()),
      within('noticing the API', () => !agent.isConnected),
      within('giving up a query', async () => !(await lost)),
    ]);
    network.heal();
    await Promise.all([
      within('reaching PostgreSQL', async () => database.isListening() && changes.isLive && (await query())),
      within('reaching Redis', isRedisThere),
      within('reaching the agent', () => isOnline() && agent.isConnected),
    ]);
    const heard = new Promise<void>((resolve) => versions.onChange(() => resolve()));
    await database.query(`update game set version = '77' where id = 1`);
    await heard;
  });
});
