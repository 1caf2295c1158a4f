import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import type { Incident, ServerEntry } from '@starhaven/contracts/status';
import { ServerPrivacy } from '@starhaven/contracts/status';
import { DatabaseBusyError } from '../../../platform/database/errors';
import { systemClock } from '../clock';
import { Components } from './components';
import { judgeServers, withIncidents } from './judge-component';

const entry = (more: Partial<ServerEntry['server']>): ServerEntry => ({
  id: '1',
  name: 'One',
  server: {
    game: 1,
    privacy: ServerPrivacy.Public,
    online: true,
    maintenance: '',
    disable: false,
    version: [],
    ping: null,
    startup: 0,
    commit: '',
    stats: { player: 0, platform: {} },
    playersKnown: true,
    awaited: false,
    cpu: null,
    ram: null,
    address: '',
    entry: '',
    demo: false,
    ...more,
  },
});
const offline = entry({ online: false });
const inMaintenance = entry({ maintenance: 'New disks', online: false });

test.each([
  [[], 'unknown', 'No public servers'],
  [[entry({}), entry({})], 'operational', '2 of 2 public servers online'],
  [[entry({}), offline], 'degraded', '1 of 2 public servers online'],
  [[offline], 'offline', '0 of 1 public servers online'],
  [[entry({}), inMaintenance], 'maintenance', '1 of 2 public servers online, 1 in maintenance'],
  [[inMaintenance], 'maintenance', '0 of 1 public servers online, 1 in maintenance'],
  [[entry({}), entry({ disable: true, online: false })], 'operational', '1 of 1 public servers online'],
  [
    [entry({}), entry({ privacy: ServerPrivacy.Testing, online: false })],
    'operational',
    '1 of 1 public servers online',
  ],
  [[entry({ demo: true }), entry({ demo: true, online: false })], 'operational', '1 of 2 public demo servers online'],
  [[entry({ demo: true, online: false })], 'offline', '0 of 1 public demo servers online'],
  [[entry({}), entry({ demo: true, online: false })], 'operational', '1 of 1 public servers online'],
  [[entry({ privacy: ServerPrivacy.Testing }), entry({ demo: true })], 'unknown', 'No public servers'],
  [[entry({ awaited: true }), entry({ demo: true })], 'unknown', 'Waiting for the game servers'],
] as const)('%# the state of the game servers is %2$s', (entries, state, detail) => {
  expect(judgeServers([...entries])).toEqual({ state, detail });
});

test('a real server that is still being set up is no outage, and the demo servers count no more', () => {
  const isSetUp = ({ server }: ServerEntry) => server.demo;
  const servers = [offline, entry({ demo: true })];
  expect(judgeServers(servers, isSetUp)).toEqual({ state: 'unknown', detail: 'Waiting for the game servers' });
});

const incident = (more: Partial<Incident>): Incident => ({
  id: '1',
  kind: 'incident',
  title: '',
  state: 'investigating',
  impact: 'degraded',
  components: ['web'],
  servers: [],
  startsAt: 0,
  endsAt: 0,
  updatedAt: 0,
  updates: [],
  ...more,
});
const work = (state: Incident['state']) => incident({ kind: 'maintenance', state, impact: 'none' });

test.each([
  ['operational', incident({}), 'degraded'],
  ['offline', incident({}), 'offline'],
  ['unknown', incident({ impact: 'outage' }), 'offline'],
  ['operational', incident({ impact: 'none' }), 'operational'],
  ['operational', incident({ components: ['database'] }), 'operational'],
  ['operational', incident({ state: 'resolved' }), 'operational'],
  ['offline', work('in_progress'), 'maintenance'],
  ['operational', work('scheduled'), 'operational'],
  ['operational', work('completed'), 'operational'],
] as const)('a component that is measured as %s, with an incident', (measured, told, state) => {
  expect(withIncidents('web', measured, [told])).toBe(state);
});

describe('measuring', () => {
  let status = 200;
  let ping: () => Promise<void>;
  let queue = 0;
  let components: Components;
  const site = createServer((request, response) => {
    const isKnown = request.url === '/livez' || request.url === '/icons/icon.svg';
    response.writeHead(isKnown ? status : 404, { location: '/elsewhere' }).end('ok');
  });
  beforeEach(async () => {
    site.listen(0, '127.0.0.1');
    await once(site, 'listening');
    [status, queue, ping] = [200, 0, () => Promise.resolve()];
    components = new Components({
      database: { ping: () => ping(), queueDepth: () => queue },
      siteUrl: `http://127.0.0.1:${(site.address() as AddressInfo).port}`,
      clock: systemClock,
    });
  });
  afterEach(() => {
    site.close();
    site.closeAllConnections();
  });
  const judged = (name: string) => components.judge([], []).find((component) => component.name === name);

  test('nothing is known until it is measured', () => {
    expect(components.judge([], []).map(({ state }) => state)).toEqual(['unknown', 'unknown', 'unknown', 'unknown']);
    expect(judged('web')).toEqual({ name: 'web', state: 'unknown', detail: '', latencyMs: null, measuredAt: 0 });
  });

  test('the site answers, answers with something else, and comes back', async () => {
    await components.measureSite();
    for (const name of ['web', 'delivery']) {
      expect(judged(name)).toMatchObject({ state: 'operational', detail: '', latencyMs: expect.any(Number) });
    }
    expect(judged('web')?.measuredAt).toBeGreaterThan(0);
    status = 302;
    await components.measureSite();
    expect(judged('web')).toMatchObject({ state: 'degraded', detail: 'Does not answer', latencyMs: null });
    await components.measureSite();
    expect(judged('delivery')).toMatchObject({ state: 'offline' });
    status = 200;
    await components.measureSite();
    expect(judged('delivery')).toMatchObject({ state: 'operational' });
  });

  test('a site that was never reached is unknown: the API may be unable to reach it', async () => {
    status = 500;
    await components.measureSite();
    await components.measureSite();
    expect(judged('web')).toMatchObject({ state: 'unknown', detail: 'Cannot be reached from the API' });
  });

  test('a site that starts later is found soon after, and then checked rarely', async () => {
    let asked = 0;
    site.on('request', () => (asked += 1));
    status = 503;
    await components.takeSiteTurn();
    status = 200;
    await components.takeSiteTurn();
    expect(judged('web')).toMatchObject({ state: 'operational' });
    expect(asked).toBe(4);
    await components.takeSiteTurn();
    expect(asked).toBe(4);
  });

  test('the database answers, has a long queue, is busy, is away', async () => {
    const measure = async () => {
      await components.measureDatabase();
      return judged('database')?.state;
    };
    expect(await measure()).toBe('operational');
    queue = 150;
    expect([await measure(), judged('database')?.detail]).toEqual(['degraded', '150 queries waiting']);
    ping = () => Promise.reject(new DatabaseBusyError());
    expect([await measure(), judged('database')?.detail]).toEqual(['degraded', 'Busy']);
    ping = () => Promise.reject(new Error('gone'));
    expect([await measure(), await measure()]).toEqual(['degraded', 'offline']);
  });
});
