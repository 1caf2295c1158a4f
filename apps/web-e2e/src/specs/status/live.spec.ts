import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/status-test';
import { statusServer } from '../../hosts/fake-status-host';

const pill = (page: Page) => page.getByRole('banner').getByRole('link', { name: '12 online, server status' });
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const marker = (page: Page) => page.getByText('(Disconnected)');
const heardOf = (heard: string[], name: string) => heard.filter((line) => line.startsWith(`${name}:`));

/** The browser's console messages about a broken socket, and those of our own scripts. */
const brokenSocket = /WebSocket connection to|console error: (Disconnected|Connection Error):/;

test('the first connection is silent; changes are drawn at once', async ({ page, host }) => {
  await page.goto('/status');
  await expect(pill(page)).toBeVisible();
  await expect(marker(page)).toHaveCount(0);
  host.tell('server_change', {
    data: [statusServer('gi-1', 'Teyvat One', { stats: { player: 4_321, platform: { PC: 4_321 } } })],
    removed: ['lab-1'],
  });
  await expect(row(page, 'Teyvat One')).toContainText('4,321');
  await expect(row(page, 'Old Laboratory')).toHaveCount(0);
  host.tell('count_online', 13);
  await expect(page.getByRole('link', { name: '13 online, server status' })).toBeVisible();
  await expect(page.getByText('Successfully reconnected to server')).toHaveCount(0);
});

test('a host that dies and comes back: toasts and recovery as specified, nothing twice', async ({
  page,
  host,
  expectLog,
  expectFailure,
}) => {
  expectLog(brokenSocket);
  expectFailure(503, /\/status\.json$/);
  await page.goto('/status');
  await expect(pill(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Maintenance In Progress' })).toBeVisible();
  await host.stop();
  await expect(page.getByText('Connection to server lost. Attempting to reconnect...')).toBeVisible();
  await expect(marker(page)).toBeVisible();
  // The last known values stay on the page.
  await expect(row(page, 'Teyvat One')).toContainText('42');
  await expect(page.getByText('Failed to connect to server. Retrying...')).toBeVisible();
  // But the site's components are no longer measured.
  await expect(page.getByRole('heading', { name: 'Status Unknown' })).toBeVisible();

  host.servers = [statusServer('gi-1', 'Teyvat One', { online: false })];
  await host.start();
  await expect(page.getByText('Successfully reconnected to server')).toBeVisible();
  await expect(marker(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Maintenance In Progress' })).toBeVisible();
  await expect(row(page, 'Teyvat One')).toContainText('Offline');
  await expect(page.locator('tbody tr').filter({ hasText: 'Teyvat One' })).toHaveCount(1);
  expect(host.visitors).toBe(1);
  expect(heardOf(host.heard, 'change_page')).toEqual(Array(2).fill('change_page: {"url":"/status","type":"initial"}'));
});

test('a host that is away from the start is reported once, and the page keeps its snapshot', async ({
  page,
  host,
  expectLog,
  expectFailure,
}) => {
  expectFailure(503, /\/status\.json$/);
  expectLog(brokenSocket);
  // The page is rendered from an answer of the last five seconds.
  await page.request.get('/status.json');
  await page.goto('/status');
  await host.stop();
  await expect(page.getByText('Connection Error', { exact: true })).toBeVisible();
  await expect(marker(page)).toBeVisible();
  await expect(row(page, 'Teyvat One')).toBeVisible();
  await expect(page.getByText('Connecting to real-time data...')).toBeAttached();
  await host.start();
  await expect(marker(page)).toHaveCount(0);
  // This is the first connection, which shows no message.
  await expect(page.getByText('Successfully reconnected to server')).toHaveCount(0);
});

test('each page is reported as a path, once', async ({ page, host }) => {
  await page.goto('/status?sort=name');
  await expect(pill(page)).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL(/\/faq$/);
  // A visitor who goes back before the page has loaded does not count as a visitor of it.
  await expect.poll(() => heardOf(host.heard, 'change_page')).toHaveLength(2);
  await page.goBack();
  await expect(page).toHaveURL(/\/status\?sort=name$/);
  await expect
    .poll(() => heardOf(host.heard, 'change_page'))
    .toEqual([
      'change_page: {"url":"/status","type":"initial"}',
      'change_page: {"url":"/faq","type":"change"}',
      'change_page: {"url":"/status","type":"change"}',
    ]);
  expect(heardOf(host.heard, 'chat_join_room_public')).toEqual([]);
});

test('messages that do not match the contract break nothing', async ({ page, host }) => {
  await page.goto('/status');
  await expect(pill(page)).toBeVisible();
  const nonsense = [null, 7, 'x', [], { data: 'x' }, { data: [{ id: 1 }] }, { data: [{ time: -1 }] }];
  for (const name of ['count_online', 'init_server', 'server_change', 'stats', 'init_stats', 'chat_user_update_public'])
    for (const payload of nonsense) if (!(name === 'count_online' && payload === 7)) host.tellNonsense(name, payload);
  host.tell('count_online', 14);
  await expect(page.getByRole('link', { name: '14 online, server status' })).toBeVisible();
});

test('the chart loads when it comes near the screen, shows the chosen hours and redraws for a new minute', async ({
  page,
  host,
}) => {
  host.servers = Array.from({ length: 60 }, (_, index) => statusServer(`s-${index}`, `Server ${index}`));
  const chartFiles: string[] = [];
  // On an earlier kept page with only a few servers, the chart would be visible at once.
  await expect.poll(async () => (await page.request.get('/status')).text()).toContain('Server 59');
  page.on('request', (request) => {
    if (/statistics-chart-.*\.js/.test(request.url())) chartFiles.push(request.url());
  });
  await page.goto('/status');
  await expect(pill(page)).toBeVisible();
  await expect(page.locator('tbody tr')).toHaveCount(60);
  expect(chartFiles).toEqual([]);
  const box = page.locator('#statistics');
  await box.scrollIntoViewIfNeeded();
  await expect(page.locator('.recharts-line')).toHaveCount(3);
  expect(chartFiles).toHaveLength(1);
  for (const name of ['Web Online', 'Game Online', 'Requests/Min'])
    await expect(page.locator('.recharts-legend-wrapper').getByText(name)).toBeVisible();
  await page.getByRole('link', { name: '1h', exact: true }).click();
  await expect(page).toHaveURL(/range=1h$/);
  await expect(page.getByRole('link', { name: '1h', exact: true })).toHaveAttribute('aria-current', 'true');
  const line = page.locator('.recharts-line path').first();
  const before = await line.getAttribute('d');
  const time = (host.points.at(-1)?.time ?? 0) + 60;
  host.tell('stats', { data: [{ time, field: 'web_online_count', value: 1_000 }] });
  await expect.poll(() => line.getAttribute('d')).not.toBe(before);
});

test('nothing moves during hydration', async ({ page, host }) => {
  expect(host.servers).toHaveLength(7);
  await page.addInitScript(() => {
    const shown = window as unknown as { shift: number };
    shown.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) shown.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // On a busy machine the connection may be so late that the page first shows a message about it, which moves other parts.
  await expect(async () => {
    await page.goto('/status');
    await expect(pill(page)).toBeVisible();
    await page.evaluate(() => document.querySelector('#statistics')?.scrollIntoView({ behavior: 'instant' }));
    await expect(page.locator('.recharts-line')).toHaveCount(3);
    expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBe(0);
  }).toPass();
});

test('a page that does not need the connection opens it late, and shows the number then', async ({ page, host }) => {
  expect(host.servers).toHaveLength(7);
  const late: string[] = [];
  page.on('request', (request) => {
    if (/start-live-session-.*\.js/.test(request.url())) late.push(request.url());
  });
  await page.goto('/faq', { waitUntil: 'networkidle' });
  expect(late).toEqual([]);
  await expect(page.getByRole('link', { name: 'Server status', exact: true }).first()).toBeVisible();
  await expect(pill(page)).toBeVisible();
  expect(late).toHaveLength(1);
});

test('500 servers that all change each second leave the page usable', async ({ page, host }) => {
  const many = (round: number) =>
    Array.from({ length: 500 }, (_, index) =>
      statusServer(`s-${index}`, `Server ${index}`, { stats: { player: round * 1_000 + index, platform: {} } }),
    );
  host.servers = many(1);
  await page.goto('/status');
  await expect(pill(page)).toBeVisible();
  await expect(page.locator('tbody tr')).toHaveCount(500);
  const timer = setInterval(() => host.tell('server_change', { data: many((round += 1)), removed: [] }), 1_000);
  let round = 1;
  try {
    await expect(row(page, 'Server 0')).toContainText('3,000');
    await page.getByRole('link', { name: 'Hide Disabled' }).click();
    await expect(page.getByRole('link', { name: 'Show Disabled' })).toBeVisible();
  } finally {
    clearInterval(timer);
  }
});
