import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { LaunchedApp } from '../../launch';
import { importData, launchApi, launchWeb } from '../../launch';
import { expect, test } from '../../page-test';

// The whole chain: the data that comes with the software, the API's search, the page, an operator's import and its news.
// One site with all data is enough.
test.describe.configure({ mode: 'serial' });

let folder: string;
let api: LaunchedApp | undefined;
let web: LaunchedApp | undefined;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  folder = await mkdtemp(path.join(os.tmpdir(), 'starhaven-real-handbook-'));
  api = await launchApi(folder, { HANDBOOK_DATA: 'on' });
  web = await launchWeb(folder, api.url, { REALTIME_URL: 'off' });
  // This call lists a game when its items can be searched; the summary already lists it during the import.
  const versions = async () => (await fetch(`${api?.url}/game/resource/version`)).json() as Promise<{ game: number }[]>;
  await expect.poll(async () => (await versions()).map(({ game }) => game), { timeout: 90_000 }).toEqual([1, 2, 3]);
});

test.afterAll(async () => {
  await web?.stop();
  await api?.stop();
  if (folder) await rm(folder, { recursive: true, force: true });
});

test('a misspelt name finds its character while typing, and its page knows all languages', async ({ page }) => {
  await page.goto(`${web?.url}/handbook`);
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
  await page.goto(`${web?.url}/handbook/childe`);
  const card = page.getByRole('article').filter({ has: page.getByRole('link', { name: 'Tartaglia', exact: true }) });
  await expect(card.getByText('also known as childe')).toBeVisible();
  await page.goto(`${web?.url}/handbook/tartaglia`);
  await expect(card.first()).toBeVisible();
  await expect(card.first().getByText(/^also known as/)).toHaveCount(0);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(`${web?.url}/handbook/gongzi`);
  await expect(plain.getByText('公子', { exact: true })).toHaveAttribute('lang', 'zh-Hans');
  await context.close();
});

test('every game has its items, and the starter sets say that they are', async ({ page }) => {
  await page.goto(`${web?.url}/handbook/march-7th`);
  await expect(page.getByRole('link', { name: 'March 7th' }).first()).toBeVisible();
  await expect(page.getByText(/starter set/)).toBeVisible();
  await page.goto(`${web?.url}/handbook/アロナ`);
  await page.goto(`${web?.url}/handbook/shiroko`);
  await expect(page.getByRole('link', { name: 'Shiroko' }).first()).toBeVisible();
});

test('an import of the operator is found at once, and open pages hear of it', async ({ page }) => {
  test.slow();
  // A browser with an earlier visit; its HTTP cache of the last minute would hide the new version.
  const before = (await (await fetch(`${web?.url}/handbook/data/versions.json`)).json()) as { commit: string }[];
  await page.addInitScript((commit) => {
    const remembered = JSON.stringify({ commits: { 1: commit }, checkedAt: 1_700_000_000 });
    if (!localStorage.getItem('handbook.versions')) localStorage.setItem('handbook.versions', remembered);
    // The toast is visible for a second, until the page reloads.
    new MutationObserver(() => {
      if (document.body?.textContent?.includes('Data Updated Successfully')) sessionStorage.setItem('told', 'yes');
    }).observe(document, { childList: true, subtree: true });
  }, before[0]?.commit);
  const file = path.join(folder, 'GM Handbook - EN.txt');
  await writeFile(file, '// Items\n990001 : Lantern of the Inn\n990002 : [N/A] 123\n');
  await importData(folder, ['--format', 'grasscutter-handbook', '--from', file]);

  await page.goto(`${web?.url}/handbook/lantern-of-the-inn`);
  await expect(page.getByRole('link', { name: 'Lantern of the Inn' })).toBeVisible();
  await page.waitForEvent('load');
  expect(await page.evaluate(() => sessionStorage.getItem('told'))).toBe('yes');
  await expect(page.getByRole('link', { name: 'Lantern of the Inn' })).toBeVisible();
  await page.goto(`${web?.url}/handbook/genshin-impact/changes`);
  await page
    .getByRole('main')
    .getByRole('link')
    .filter({ hasText: /added|2/ })
    .first()
    .click();
  await expect(page.getByText('Lantern of the Inn')).toBeVisible();
});
