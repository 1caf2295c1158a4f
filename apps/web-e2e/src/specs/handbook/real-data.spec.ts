import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { importData } from '../../sites/launch';
import { expect, test } from '../../fixtures/page-test';
import { startRealHandbook } from '../../sites/start-real-handbook';

// The whole chain: the data that is shipped with the software, the API's search, the page, an operator's import and its news.
// One site with all data is enough.
test.describe.configure({ mode: 'serial' });

let site: Awaited<ReturnType<typeof startRealHandbook>> | undefined;

test.beforeAll(async () => {
  site = await startRealHandbook();
});

test.afterAll(async () => {
  await site?.stop();
});

test('a misspelt name finds its character while typing, and its page knows all languages', async ({ page }) => {
  await page.goto(`${site?.web.url}/handbook`);
  const box = page.getByRole('searchbox', { name: 'Name or ID' });
  await box.pressSequentially('kamisto ayka', { delay: 30 });
  const card = page.getByRole('link', { name: 'Kamisato Ayaka', exact: true });
  await expect(card).toBeVisible();
  await expect(box).toBeFocused();
  await expect(page).toHaveURL(/\/handbook\/kamisto-ayka$/);
  await card.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kamisato Ayaka' })).toBeVisible();
  await expect(page.getByText('神里綾華', { exact: true }).first()).toBeVisible();
  await page.goBack();
  await expect(box).toHaveValue('kamisto ayka');
});

test('a nickname says whose it is, also without scripts', async ({ page, browser }) => {
  await page.goto(`${site?.web.url}/handbook/childe`);
  const card = page.getByRole('article').filter({ has: page.getByRole('link', { name: 'Tartaglia', exact: true }) });
  await expect(card.getByText('also known as childe')).toBeVisible();
  await page.goto(`${site?.web.url}/handbook/tartaglia`);
  await expect(card.first()).toBeVisible();
  await expect(card.first().getByText(/^also known as/)).toHaveCount(0);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(`${site?.web.url}/handbook/gongzi`);
  await expect(plain.getByText('公子', { exact: true })).toHaveAttribute('lang', 'zh-Hans');
  await context.close();
});

test('every game has its items, and the starter sets say that they are', async ({ page }) => {
  await page.goto(`${site?.web.url}/handbook/march-7th`);
  await expect(page.getByRole('link', { name: 'March 7th' }).first()).toBeVisible();
  await expect(page.getByText(/starter set/)).toBeVisible();
  await page.goto(`${site?.web.url}/handbook/アロナ`);
  await page.goto(`${site?.web.url}/handbook/shiroko`);
  await expect(page.getByRole('link', { name: 'Shiroko' }).first()).toBeVisible();
});

test('an import of the operator is found at once, and open pages hear of it', async ({ page }) => {
  // A browser with an earlier visit; its HTTP cache of the last minute would hide the new version.
  const before = (await (await fetch(`${site?.web.url}/handbook/data/versions.json`)).json()) as { commit: string }[];
  await page.addInitScript((commit) => {
    const remembered = JSON.stringify({ commits: { 1: commit }, checkedAt: 1_700_000_000 });
    if (!localStorage.getItem('handbook.versions')) localStorage.setItem('handbook.versions', remembered);
    // The toast is visible for a second, until the page reloads.
    new MutationObserver(() => {
      if (document.body?.textContent?.includes('Data Updated Successfully')) sessionStorage.setItem('told', 'yes');
    }).observe(document, { childList: true, subtree: true });
  }, before[0]?.commit);
  const file = path.join(site?.folder ?? '', 'GM Handbook - EN.txt');
  await writeFile(file, '// Items\n990001 : Lantern of the Inn\n990002 : [N/A] 123\n');
  await importData(site?.folder ?? '', ['--format', 'grasscutter-handbook', '--from', file]);

  await page.goto(`${site?.web.url}/handbook/lantern-of-the-inn`);
  await expect(page.getByRole('link', { name: 'Lantern of the Inn' })).toBeVisible();
  // Fails while the page reloads, and is then tried again.
  await expect(async () => {
    const type = () => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).type;
    expect(await page.evaluate(type)).toBe('reload');
    expect(await page.evaluate(() => sessionStorage.getItem('told'))).toBe('yes');
  }).toPass();
  await expect(page.getByRole('link', { name: 'Lantern of the Inn' })).toBeVisible();
  await page.goto(`${site?.web.url}/handbook/genshin-impact/changes`);
  await page
    .getByRole('main')
    .getByRole('link')
    .filter({ hasText: /added|2/ })
    .first()
    .click();
  await expect(page.getByText('Lantern of the Inn')).toBeVisible();
});
