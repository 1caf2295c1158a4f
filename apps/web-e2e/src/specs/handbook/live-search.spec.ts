import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/handbook-test';

const term = (page: Page) => page.getByRole('searchbox', { name: 'Name or ID' });
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const scrollToEnd = (page: Page) =>
  page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));

async function open(page: Page, path = '/handbook') {
  await page.goto(path);
  await page.waitForFunction(() => '__remixRouter' in window);
}

test('results follow the typing; neither focus nor letters are lost, and the history stays short', async ({
  page,
  host,
}) => {
  await open(page);
  await expect(page.getByRole('button', { name: 'Search' })).toBeDisabled();
  const before = await page.evaluate(() => history.length);
  await term(page).pressSequentially('lantern no', { delay: 50 });
  await expect(cards(page)).toHaveCount(12);
  await expect(page).toHaveURL(/\/handbook\/lantern-no$/);
  await expect(page).toHaveTitle(/“lantern no”/);
  await expect(term(page)).toBeFocused();
  await expect(page.getByRole('main').getByRole('status')).toHaveText('12 items shown, more below');
  expect(await page.evaluate(() => history.length)).toBe(before);
  expect(host.asked.length).toBeLessThan(10);

  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => history.length)).toBe(before + 1);
  await expect(term(page)).toBeFocused();
  await term(page).pressSequentially('. 3', { delay: 50 });
  await expect(term(page)).toHaveValue('lantern no. 3');
  await expect(cards(page)).toHaveCount(2);
  await page.goBack();
  await expect(page).toHaveURL(/\/handbook$/);
  await expect(term(page)).toHaveValue('');
  await expect(page.getByRole('heading', { name: 'What would you like to find?' })).toBeVisible();
});

test('on a slow line a submitted search has its address at once, and the way back leads to the search before', async ({
  page,
}) => {
  await open(page);
  await page.route(/\/handbook\/[^?]*\.data/, () => {});
  await term(page).fill('lantern');
  await expect(cards(page)).toHaveCount(12);
  const before = await page.evaluate(() => history.length);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => history.length)).toBe(before + 1);
  await expect(page).toHaveURL(/\/handbook\/lantern$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/handbook$/);
  await expect(term(page)).toHaveValue('');
  await expect(page.getByRole('heading', { name: 'What would you like to find?' })).toBeVisible();
  await page.goForward();
  await expect(page).toHaveURL(/\/handbook\/lantern$/);
  await page.reload();
  await expect(term(page)).toHaveValue('lantern');
  await expect(cards(page)).toHaveCount(12);
});

test('a late answer does not replace the results of a newer text', async ({ page, host }) => {
  await open(page);
  let release = () => {};
  host.hold = new Promise((resolve) => (release = resolve));
  await term(page).fill('lantern');
  await expect.poll(() => host.asked.at(-1)?.get('search')).toBe('lantern');
  host.hold = null;
  await term(page).fill('innkeeper');
  await expect(cards(page)).toHaveCount(1);
  release();
  await expect(cards(page).getByRole('heading')).toHaveText('Innkeeper');
  await expect(page).toHaveURL(/\/handbook\/innkeeper$/);
});

test('pages are added at the end, and the way back from an item leads to the same place', async ({ page, host }) => {
  await open(page, '/handbook/lantern');
  await expect(cards(page)).toHaveCount(12);
  await scrollToEnd(page);
  await expect(cards(page)).toHaveCount(24);
  await scrollToEnd(page);
  await expect(cards(page)).toHaveCount(31);
  await expect(page.getByRole('link', { name: 'Next' })).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('status')).toHaveText('31 items shown');
  expect(host.asked.map((query) => query.get('page')).filter((asked) => asked === '4')).toEqual([]);

  const link = page.getByRole('link', { name: 'Lantern No. 20', exact: true });
  await link.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Lantern No. 20' })).toBeVisible();
  await page.goBack();
  await expect(cards(page)).toHaveCount(31);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  await expect(term(page)).toHaveValue('lantern');
  await expect(link).toBeFocused();
});

test('Next adds a page in place, and scrolling adds the last one', async ({ page, host }) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await open(page, '/handbook/lantern-no');
  expect(host.asked).toHaveLength(1);
  await page.getByRole('link', { name: 'Next' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(24);
  // The button moved below the new items or disappeared; the focus is on the first of them.
  await expect(page.locator('main article h3 a:focus')).toHaveCount(1);
  await scrollToEnd(page);
  await expect(cards(page)).toHaveCount(30);
  await expect(page).toHaveURL(/\/handbook\/lantern-no$/);
});

test('a page that cannot be loaded shows an error and can be tried again', async ({ page, host, expectFailure }) => {
  await open(page, '/handbook/lantern');
  await expect(cards(page)).toHaveCount(12);
  host.isDown = true;
  expectFailure(502, /items\.json/);
  await scrollToEnd(page);
  await expect(page.getByRole('alert')).toContainText('Failed to fetch items. Please try again.');
  await expect(cards(page)).toHaveCount(12);
  host.isDown = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(24);
});

test('a lost connection loses no typed letter', async ({ page, host, context, expectLog }) => {
  expectLog(/ERR_INTERNET_DISCONNECTED/);
  await open(page);
  await term(page).fill('inn');
  await expect(cards(page).first()).toBeVisible();
  await context.setOffline(true);
  await term(page).fill('innkeeper');
  await expect(page.getByRole('alert')).toContainText('Failed to fetch items. Please try again.');
  await page.keyboard.press('Enter');
  await expect(term(page)).toHaveValue('innkeeper');
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(cards(page)).toHaveCount(1);
  await expect(term(page)).toBeFocused();
  expect(host.asked.at(-1)?.get('search')).toBe('innkeeper');
});

test('text that is typed before the scripts run is searched for', async ({ page, host }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/entry\.client/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/handbook', { waitUntil: 'commit' });
  await term(page).fill('innkeeper');
  release();
  await expect(cards(page)).toHaveCount(1);
  await expect(term(page)).toHaveValue('innkeeper');
  expect(host.asked.at(-1)?.get('search')).toBe('innkeeper');
});
