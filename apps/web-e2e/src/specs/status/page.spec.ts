import type { Page } from '@playwright/test';
import { findViolationsInBothSchemes } from '../../checks/axe';
import { expect, test } from '../../fixtures/status-test';

const rowNames = (page: Page) => page.getByRole('table').locator('tbody th[scope="row"]').allInnerTexts();
const link = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true });
const firstName = async (page: Page) => (await rowNames(page))[0]?.split('\n')[0]?.trim();

test('the sections stand in their order, before any script has run', async ({ page, host }) => {
  expect(host.servers).toHaveLength(7);
  await page.goto('/status');
  const headings = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(headings).toHaveText([
    'Maintenance In Progress',
    'Server List',
    'System Components',
    'Real-time Statistics',
    'Recent Updates & Maintenance',
    'Uptime',
  ]);
  expect((await rowNames(page)).length).toBe(7);
  await expect(page.getByText('3/5')).toBeVisible();
  await expect(page.getByText('Logins were <slow>')).toBeVisible();
});

test('sorting, hiding and cards work with and without scripts, and stay where they are', async ({
  page,
  host,
  javaScriptEnabled,
}) => {
  expect(host.visitors).toBe(0);
  await page.goto('/status');
  const hasScripts = javaScriptEnabled !== false;
  if (hasScripts) await page.waitForFunction(() => '__remixRouter' in window);
  expect(await firstName(page)).toContain('Schale Office');
  await link(page, 'Name').click();
  await expect(page).toHaveURL(/\?sort=name$/);
  await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending');
  await expect.poll(() => firstName(page)).toBe('Astral Express');
  await link(page, 'Name').click();
  await expect(page).toHaveURL(/\?sort=name&dir=desc$/);
  await expect.poll(() => firstName(page)).toBe('Teyvat One');

  const scrolled = hasScripts ? await page.evaluate(() => (scrollTo({ top: 150, behavior: 'instant' }), scrollY)) : 0;
  await link(page, 'Hide Disabled').click();
  await expect(page).toHaveURL(/\?disabled=hide&sort=name&dir=desc$/);
  await expect.poll(async () => (await rowNames(page)).length).toBe(6);
  await expect(link(page, 'Show Disabled')).toBeVisible();
  if (hasScripts) expect(await page.evaluate(() => scrollY)).toBe(scrolled);

  await link(page, 'Card View').click();
  await expect(page.getByRole('article')).toHaveCount(6);
  await expect(page.getByRole('article').filter({ hasText: 'Herta Station' })).toContainText('No active players');
  await link(page, 'Lite Mode').click();
  await expect(page.getByRole('table').first()).toBeVisible();
});

test('without scripts the statistics are a table, for the chosen time', async ({ page, host, javaScriptEnabled }) => {
  test.skip(javaScriptEnabled !== false, 'with scripts there is a chart');
  expect(host.points.length).toBeGreaterThan(1_000);
  await page.goto('/status');
  await link(page, 'Show its numbers as a table').click();
  await expect(page).toHaveURL(/\?statistics=table#statistics$/);
  const table = page.getByRole('region', { name: 'Statistics as a table' });
  await expect(table.getByRole('columnheader')).toHaveText(['Time', 'Web Online', 'Game Online', 'Requests/Min']);
  const rowsOfDay = await table.getByRole('row').allInnerTexts();
  expect(rowsOfDay.length).toBeGreaterThan(30);
  await link(page, '1h').click();
  await expect(page).toHaveURL(/range=1h&statistics=table/);
  expect(await table.getByRole('row').allInnerTexts()).not.toEqual(rowsOfDay);
});

test('a shared address shows the same view', async ({ page, host }) => {
  expect(host.servers).toHaveLength(7);
  await page.goto('/status?view=cards&disabled=hide&sort=players&dir=desc');
  await expect(page.getByRole('article').first()).toContainText('Astral Express');
  await expect(page.getByRole('article')).toHaveCount(6);
});

test('the log, the feed, the summary and the badge', async ({ page, request, host }) => {
  await page.goto('/status/incidents');
  await expect(page.getByText('Logging in takes half a minute.')).toBeVisible();
  const feed = await (await request.get('/status/feed.xml')).text();
  expect(feed).toContain('Logins were &lt;slow&gt;');
  const json = (await (await request.get('/status.json')).json()) as { summary: unknown };
  expect(json.summary).toMatchObject({ online: 3, total: 5 });
  const badge = await request.get(`/status/servers/${host.servers[0]?.id}/badge.svg`);
  expect(await badge.text()).toContain('online · 42');
});

for (const path of ['/status', '/status?view=cards', '/status/incidents']) {
  test(`${path} has no axe violation, with the chart and its table`, async ({
    page,
    host,
    javaScriptEnabled,
    isMobile,
  }) => {
    test.skip(javaScriptEnabled === false, 'axe runs as a script in the page');
    test.skip(isMobile, 'pages.spec.ts looks at this page on a phone');
    await page.goto(path);
    if (!path.endsWith('incidents')) {
      await expect(page.getByRole('link', { name: '12 online, server status' })).toBeVisible();
      await page.getByText('Statistics as a table').click();
      await expect(page.locator('.recharts-line')).toHaveCount(3);
      await expect(page.getByRole('region', { name: 'Statistics as a table' }).getByRole('row')).toHaveCount(49);
    }
    expect(host.url).not.toBe('');
    expect(await findViolationsInBothSchemes(page)).toEqual([]);
  });
}

test('nothing wider than a phone', async ({ page, isMobile, host }) => {
  test.skip(!isMobile, 'about narrow screens');
  expect(host.url).not.toBe('');
  for (const path of ['/status', '/status?view=cards', '/status/incidents']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await expect(page.getByRole('button', { name: 'Menu' })).toBeInViewport({ ratio: 1 });
  }
});
