// Over 400 lines: every state of one page, with the same list of servers.
import '@testing-library/jest-dom';
import { createRemixStub } from '@remix-run/testing';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ServerEntry } from '@starhaven/contracts/status';
import type { Live } from '@starhaven/realtime';
import { createLive, LiveContext } from '@starhaven/realtime';
import { incident, nowSeconds, serverEntry, statusSnapshot } from '../../testing/fixtures';
import type { Follows } from '../../lib/follows/follows';
import type { StatusReport } from '../../lib/status-report';
import type { UptimeBar, Uptimes } from '../../lib/uptimes/uptimes';
import { statusAway } from '../../lib/problems';
import { StatusPage } from './status.page';

const servers: ServerEntry[] = [
  serverEntry('10', 'Ten'),
  serverEntry('9', 'Nine', { online: false, cpu: null, ram: null, ping: null, stats: { player: 0, platform: {} } }),
  serverEntry('2', 'Two', { disable: true, demo: true }),
];
const measured = (change = {}): StatusReport => ({
  kind: 'measured',
  snapshot: statusSnapshot({ servers, ...change }),
});

// The chart library needs a page with a size; browser tests cover it.
jest.mock('../../components/statistics-chart/statistics-chart', () => ({ __esModule: true, default: () => null }));

let live: Live;

async function renderWith(
  report: StatusReport,
  path = '/status',
  uptimes: Uptimes | null = null,
  follows: Follows = null,
  earlier: Parameters<Live['store']['set']>[0] = {},
) {
  live = createLive();
  live.store.set(earlier);
  const page = { report, uptimes, statistics: null, follows, nowSeconds };
  const Stub = createRemixStub([
    { path: '/status', Component: StatusPage, loader: () => page, HydrateFallback: () => null },
  ]);
  render(
    <LiveContext.Provider value={live}>
      <Stub initialEntries={[path]} />
    </LiveContext.Provider>,
  );
  await screen.findByRole('heading', { level: 1, name: 'Server Status' });
  // The page listens to the connection only after its effects have run.
  await waitFor(() => expect(live.isNeeded).toBe(true));
}

const rows = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .filter((row) => row.querySelector('td'))
    .map((row) => row.textContent);
const link = (name: string | RegExp) => screen.getByRole('link', { name });

test('the sections are in the specification’s order', async () => {
  await renderWith(measured());
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent?.trim())).toEqual([
    'All Systems Operational',
    'Server List',
    'System Components',
    'Real-time Statistics',
    'Recent Updates & Maintenance',
  ]);
  expect(screen.getByText('Total Players').closest('dl')).toHaveTextContent(
    'Total Players5Online Servers1/2Average Ping20 ms',
  );
});

test('the table shows all by id, counted as numbers, with a dash for what is not reported', async () => {
  await renderWith(measured());
  // Demo servers are last.
  expect(rows()).toEqual([
    '9Nine Genshin ImpactOffline0––',
    '10Ten Genshin ImpactOnline512.3%50.0%',
    '2TwoDemo Genshin ImpactDisabled512.3%50.0%',
  ]);
  const table = within(screen.getByRole('table'));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Server ID',
    'Name',
    'Status',
    'Players',
    'CPU Usage',
    'RAM Usage',
  ]);
  // The order begins again below it.
  expect(table.getByRole('rowheader', { name: 'Demo servers' })).toBeVisible();
  expect(table.getByRole('columnheader', { name: 'Server ID' })).toHaveAttribute('aria-sort', 'ascending');
  expect(table.getByRole('columnheader', { name: 'Name' })).not.toHaveAttribute('aria-sort');
});

test.each(['/status', '/status?view=cards'])('posts can link to a server of %s', async (path) => {
  await renderWith(measured(), path);
  expect(document.getElementById('server-10')).toHaveTextContent('Ten');
});

test('a server’s row and card show its days, with a text for screen readers', async () => {
  const nine = {
    ...{ id: '9', name: 'Nine', percent24h: 100, percent7d: 100, percent30d: 100, firstDay: '2026-02-27' },
    bars: [
      [100, 0, 0],
      [50, 720, 0],
    ] as UptimeBar[],
  };
  const uptimes = { rows: [], days: { '9': nine }, total: 3 };
  const name = 'Nine: of the last 2 days 1 without downtime, 1 with downtime';
  await renderWith(measured(), '/status', uptimes);
  expect(within(screen.getByRole('row', { name: /Nine/ })).getByRole('img', { name })).toBeVisible();
  expect(within(screen.getByRole('table')).getAllByRole('img')).toHaveLength(1);
  cleanup();
  await renderWith(measured(), '/status?view=cards', uptimes);
  expect(screen.getByRole('img', { name }).closest('article')).toHaveTextContent('Nine');
});

test('headings and toggles are links, so that they work without scripts', async () => {
  await renderWith(measured(), '/status?sort=players');
  expect(link('Server ID')).toHaveAttribute('href', '/status');
  expect(link('Players')).toHaveAttribute('href', '/status?sort=players&dir=desc');
  expect(link('Name')).toHaveAttribute('href', '/status?sort=name');
  expect(link('Hide Disabled')).toHaveAttribute('href', '/status?disabled=hide&sort=players');
  expect(link('Card View')).toHaveAttribute('href', '/status?view=cards&sort=players');
  expect(link('6h')).toHaveAttribute('href', '/status?sort=players&range=6h');
  expect(link('24h')).toHaveAttribute('aria-current', 'true');
});

test('the address decides order and what is hidden', async () => {
  await renderWith(measured(), '/status?sort=status&dir=desc&disabled=hide');
  expect(rows()).toEqual(['10Ten Genshin ImpactOnline512.3%50.0%', '9Nine Genshin ImpactOffline0––']);
  expect(link('Show Disabled')).toHaveAttribute('href', '/status?sort=status&dir=desc');
  expect(screen.getByRole('columnheader', { name: 'Status' })).toHaveAttribute('aria-sort', 'descending');
});

test('a card says everything that is known of a server', async () => {
  await renderWith(
    measured({
      servers: [
        serverEntry('7', 'Seven', {
          version: ['5.4', '5.5'],
          maintenance: 'Back at ten',
          stats: { player: 6, platform: { PC: 5, IOS: 1 } },
        }),
      ],
    }),
    '/status?view=cards',
  );
  const card = within(await screen.findByRole('article'));
  for (const text of [
    'Genshin Impact',
    'Public',
    'Maintenance',
    'Back at ten',
    '5.4, 5.5',
    '20 ms',
    '1d 1h',
    '12.3%',
    'Raw 24.7% · Cores 2/8',
    '50.0%',
    '1024/2048 MB',
    'abc1234',
  ])
    expect(card.getByText(text)).toBeVisible();
  expect(card.getByRole('heading', { level: 3 })).toHaveTextContent('Seven 7');
  expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['PC 5', 'iOS 1']);
  expect(link('Lite Mode')).toHaveAttribute('href', '/status');
});

test('a card of a server that reports little says so', async () => {
  const silent = {
    game: 42,
    privacy: -1,
    commit: '???',
    version: [],
    online: false,
    cpu: null,
    ram: null,
    ping: null,
    demo: true,
    stats: { player: 0, platform: { PC: 0 } },
  };
  await renderWith(measured({ servers: [serverEntry('8', 'Eight', silent)] }), '/status?view=cards');
  const card = within(await screen.findByRole('article'));
  for (const text of ['Unknown Game', 'Demo', 'Offline', 'No active players'])
    expect(card.getByText(text)).toBeVisible();
  // Privacy, version and uptime.
  expect(card.getAllByText('Unknown')).toHaveLength(3);
  expect(card.queryByText(/Commit|\?\?\?/)).toBeNull();
});

test('players that nobody counts are not shown as none', async () => {
  const uncounted = serverEntry('8', 'Eight', { playersKnown: false, stats: { player: 0, platform: {} } });
  await renderWith(measured({ servers: [uncounted] }));
  expect(within(await screen.findByRole('row', { name: /Eight/ })).getAllByRole('cell')[2]).toHaveTextContent('–');
  cleanup();
  await renderWith(measured({ servers: [uncounted] }), '/status?view=cards');
  const card = within(await screen.findByRole('article'));
  expect(card.getByText('Not reported')).toBeVisible();
  expect(card.queryByText('No active players')).toBeNull();
});

test('an incident names the game servers that it is about; planned work has its hour', async () => {
  const startsAt = Date.UTC(2099, 4, 1, 20) / 1_000;
  const incidents = [
    incident({
      id: '2',
      title: 'Planned',
      kind: 'maintenance',
      state: 'scheduled',
      startsAt,
      endsAt: startsAt + 7_200,
    }),
    incident({ title: 'Now', servers: ['10', 'gone'] }),
  ];
  await renderWith(measured({ incidents }));
  const updates = within(await screen.findByRole('region', { name: 'Recent Updates & Maintenance' }));
  expect(updates.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Now',
    'Planned',
  ]);
  expect(updates.getByText(/Web Services, Ten$/)).toBeVisible();
  expect(updates.getByText('May 1, 2099, 8:00 PM')).toBeVisible();
  expect(updates.getByText('May 1, 2099, 10:00 PM')).toBeVisible();
});

test('what an engine does not report is neither 0 nor nobody', async () => {
  const terse = { stats: { player: 3, platform: {} }, ram: { usage: 0, currently: 100.4, total: 0 } };
  await renderWith(measured({ servers: [serverEntry('8', 'Eight', terse)] }));
  const cells = within(await screen.findByRole('row', { name: /Eight/ })).getAllByRole('cell');
  expect(cells.slice(2).map(({ textContent }) => textContent)).toEqual(['3', '12.3%', '–']);
  cleanup();
  await renderWith(measured({ servers: [serverEntry('8', 'Eight', terse)] }), '/status?view=cards');
  const card = within(await screen.findByRole('article'));
  expect(card.getByText('100 MB')).toBeVisible();
  expect(card.queryByText('No active players')).toBeNull();
});

describe('without a snapshot', () => {
  const unreachable = { kind: 'unreachable', problem: statusAway(502) } as const;
  test.each([{ kind: 'static' } as const, unreachable])(
    'scripts or not, the $kind page says what the list waits for',
    async (report) => {
      await renderWith(report);
      const placeholder = screen.getByText('Connecting to server status...');
      expect(placeholder.className).toContain('connecting');
      // The content is only for browsers without scripts; React renders it only on the server.
      expect(placeholder.parentElement?.querySelector('noscript')).not.toBeNull();
    },
  );

  test('a host that measures nothing has the fixed cards and entries, and the list waits for the connection', async () => {
    await renderWith({ kind: 'static' });
    expect(screen.getByText('Connecting to server status...')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'All Systems Operational' })).toBeVisible();
    expect(screen.getAllByText('Operational')).toHaveLength(5);
    expect(screen.getByText('All systems operational')).toBeVisible();
    for (const date of ['January 15, 2024', 'January 10, 2024']) expect(screen.getByText(date)).toBeVisible();
    act(() => live.store.set({ status: 'connected', servers, serversAt: Date.now() / 1000 }));
    expect(rows()).toHaveLength(3);
  });

  test('a host that does not answer is not called operational', async () => {
    await renderWith(unreachable);
    expect(screen.getByRole('alert')).toHaveTextContent('The status could not be read');
    expect(screen.getByRole('heading', { name: 'Status Unknown' })).toBeVisible();
    expect(screen.queryByText('Operational')).toBeNull();
    expect(screen.getByText('Connecting to server status...')).toBeVisible();
  });

  test('a host without servers says so', async () => {
    await renderWith(measured({ servers: [] }));
    expect(screen.getByText('No servers available.')).toBeVisible();
  });
});

test('the measured truth replaces the fixed words', async () => {
  const components = [
    {
      name: 'database' as const,
      state: 'offline' as const,
      detail: 'Does not answer',
      latencyMs: null,
      measuredAt: nowSeconds,
    },
  ];
  await renderWith(measured({ components, incidents: [incident()] }));
  expect(screen.getByRole('heading', { name: 'Some Systems Are Down' })).toBeVisible();
  expect(screen.getByText('Does not answer')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Logins are slow' }).closest('li')).toHaveTextContent(
    'Identified' + 'Incident · 1 hour ago · Web Services' + 'Identified, posted 30 minutes agoWe found a full disk.',
  );
  // The banner comes first, and names the open incident with its latest update.
  const banner = within(screen.getByRole('region', { name: 'Some Systems Are Down' }));
  expect(banner.getByRole('link', { name: 'Logins are slow' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^#incident-/),
  );
  expect(banner.getByText('· Web Services')).toBeVisible();
  expect(banner.getByText('We found a full disk.')).toBeVisible();
  expect(link('All incidents')).toHaveAttribute('href', '/status/incidents');
  expect(link('Atom feed')).toHaveAttribute('href', '/status/feed.xml');
});

describe('an API that falls silent', () => {
  const fetchBefore = globalThis.fetch;
  afterEach(() => {
    globalThis.fetch = fetchBefore;
    jest.useRealTimers();
  });

  test('nothing is called operational any more, until it answers again', async () => {
    const later = () => act(() => jest.advanceTimersByTimeAsync(10_000));
    const answer = { ok: true, json: async () => ({ snapshot: statusSnapshot({ servers }) }) };
    const asked = jest.fn(async () => ({ ok: false }));
    globalThis.fetch = asked as unknown as typeof fetch;
    await renderWith(measured());
    jest.useFakeTimers();
    act(() => live.store.set({ status: 'connected' }));
    expect(screen.getByRole('heading', { name: 'All Systems Operational' })).toBeVisible();
    expect(asked).not.toHaveBeenCalled();
    act(() => live.store.set({ status: 'lost' }));
    await later();
    expect(screen.getByRole('heading', { name: 'Status Unknown' })).toBeVisible();
    expect(screen.queryByText('Operational')).toBeNull();
    expect(rows()).toHaveLength(3);
    // A proxy's answer, or that of another version of this site.
    globalThis.fetch = (async () => ({ ok: true, json: async () => ({ snapshot: { servers: {} } }) })) as never;
    act(() => live.store.set({ status: 'connected' }));
    await later();
    expect(screen.getByRole('heading', { name: 'Status Unknown' })).toBeVisible();
    act(() => live.store.set({ status: 'lost' }));
    globalThis.fetch = (async () => answer) as unknown as typeof fetch;
    act(() => live.store.set({ status: 'connected' }));
    await later();
    expect(screen.getByRole('heading', { name: 'All Systems Operational' })).toBeVisible();
  });
});

describe('live', () => {
  // Any time will do: the visitor's clock may be wrong.
  const serversAt = 1_000;

  test('a server that changes is rendered again; the marker reports only a lost connection', async () => {
    await renderWith(measured());
    expect(screen.queryByText('(Disconnected)')).toBeNull();
    act(() => live.store.set({ status: 'connecting' }));
    expect(screen.queryByText('(Disconnected)')).toBeNull();
    const fuller = serverEntry('10', 'Ten', { stats: { player: 77, platform: {} } });
    act(() => live.store.set({ status: 'connected', servers: [fuller, ...servers.slice(1)], serversAt }));
    expect(rows()).toContain('10Ten Genshin ImpactOnline7712.3%50.0%');
    act(() => live.store.set({ status: 'lost' }));
    expect(screen.getByRole('heading', { name: 'Server List (Disconnected)' })).toBeVisible();
    // Known data stays visible.
    expect(rows()).toHaveLength(3);
  });

  test('what the connection sent on an earlier page waits for its next message, also if the clock was set back', async () => {
    const earlier = [serverEntry('10', 'Ten', { stats: { player: 77, platform: {} } })];
    await renderWith(measured(), '/status', null, null, { status: 'lost', servers: earlier, serversAt });
    act(() => live.store.set({ status: 'connected' }));
    expect(rows()).toHaveLength(3);
    const newer = [serverEntry('10', 'Ten', { stats: { player: 78, platform: {} } })];
    act(() => live.store.set({ servers: newer, serversAt: serversAt - 60 }));
    await waitFor(() => expect(rows()).toEqual(['10Ten Genshin ImpactOnline7812.3%50.0%']), { timeout: 20_000 });
  });

  test('the chart says what it waits for', async () => {
    await renderWith(measured());
    expect(screen.getByText('Connecting to real-time data...')).toBeVisible();
    act(() => live.store.set({ status: 'connected' }));
    expect(screen.getByText('Waiting for data...')).toBeVisible();
    expect(screen.queryByText('Connecting to real-time data...')).toBeNull();
  });

  test('the table behind the chart has the newest minute first', async () => {
    await renderWith(measured());
    const minute = (time: number, value: number) => ({
      time,
      web_online_count: value,
      game_online_count: null,
      request_count: 7,
    });
    act(() => live.store.set({ status: 'connected', points: [minute(60, 1), minute(120, 2)] }));
    await userEvent.click(screen.getByText('Statistics as a table'));
    const table = within(await screen.findByRole('region', { name: 'Statistics as a table' }));
    const cells = table
      .getAllByRole('row')
      .slice(1)
      .map((row) =>
        within(row)
          .getAllByRole('cell')
          .map(({ textContent }) => textContent),
      );
    expect(cells).toEqual([
      ['2', '–', '7'],
      ['1', '–', '7'],
    ]);
  });

  test('500 servers that change each second cost only the rows that changed', async () => {
    const many = Array.from({ length: 500 }, (_, index) => serverEntry(String(index), `Server ${index}`));
    await renderWith(measured({ servers: many }));
    act(() => live.store.set({ status: 'connected', servers: many, serversAt }));
    const before = screen.getAllByRole('row', { hidden: true });
    const changed = many.map((entry, index) =>
      index % 100 === 0 ? serverEntry(entry.id, entry.name, { stats: { player: 777, platform: {} } }) : entry,
    );
    const mutated = new Set<Node>();
    const observer = new MutationObserver((records) => records.forEach(({ target }) => mutated.add(rowOf(target))));
    observer.observe(screen.getByRole('table'), { subtree: true, childList: true, characterData: true });
    act(() => live.store.set({ servers: changed, serversAt: serversAt - 60 }));
    await screen.findAllByText('777', {}, { timeout: 20_000 });
    observer.disconnect();
    expect(mutated.size).toBe(5);
    expect(screen.getAllByRole('row', { hidden: true })[7]).toBe(before[7]);
  });
});

const rowOf = (node: Node) => (node instanceof Element ? node : (node.parentElement as Element)).closest('tr') as Node;

describe('following', () => {
  const withIncidents = () =>
    measured({
      incidents: [
        incident({ id: '4', title: 'Logins are slow' }),
        incident({ id: '5', title: 'Over', state: 'resolved', endsAt: nowSeconds - 60 }),
      ],
    });
  const follows = { servers: ['10'], incidents: [] };

  test.each(['/status', '/status?view=cards'])('a member follows and unfollows on %s', async (path) => {
    await renderWith(withIncidents(), path, null, follows);
    expect(screen.getAllByRole('button', { name: /^(Follow|Unfollow) / }).map((one) => one.ariaLabel)).toEqual([
      'Follow Nine',
      'Unfollow Ten',
      'Follow Two',
      'Follow Logins are slow',
    ]);
    const form = screen.getByRole('button', { name: 'Unfollow Ten' }).closest('form');
    expect(form).toHaveAttribute('action', '/status/follow');
    expect(form).toHaveFormValues({ kind: 'server', id: '10', back: path });
  });

  test('buttons that were not ready appear without a reload, also when the host needs several attempts', async () => {
    const answers = [{ follows: 'late' }, { follows }];
    const asked: string[] = [];
    const original = global.fetch;
    global.fetch = (async (path: string) => {
      asked.push(path);
      return { ok: true, json: async () => answers.shift() };
    }) as never;
    try {
      await renderWith(withIncidents(), '/status?view=cards', null, 'late');
      expect(screen.getByText(/could not be read in time/)).toBeVisible();
      expect(link('Try again')).toHaveAttribute('href', '/status?view=cards');
      expect(await screen.findByRole('button', { name: 'Unfollow Ten' }, { timeout: 6_000 })).toBeVisible();
      expect(screen.queryByText(/could not be read in time/)).toBeNull();
      expect(asked).toEqual(['/status/follows.json', '/status/follows.json']);
    } finally {
      global.fetch = original;
    }
  }, 10_000);

  test('a visitor is led to the login and back; without the extension the page offers no follows', async () => {
    await renderWith(withIncidents(), '/status?view=cards', null, 'login');
    expect(screen.queryByRole('button', { name: /follow/i })).toBeNull();
    expect(link('Log in')).toHaveAttribute('href', '/login?redirect=%2Fstatus%3Fview%3Dcards');
    cleanup();
    await renderWith(withIncidents());
    expect(screen.queryByText(/follow/i)).toBeNull();
  });
});
