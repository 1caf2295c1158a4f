import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/page-test';
import { fillLogin } from '../steps/login-steps';
import type { AdSite } from '../sites/start-ad-site';
import { adScript, startAdSite } from '../sites/start-ad-site';

// One site with ads is enough.
test.describe.configure({ mode: 'default' });

let site: AdSite;
test.beforeAll(async () => {
  site = await startAdSite();
});
test.afterAll(() => site.stop());

/** Answers requests for the network's script with one that writes into the ad's place. Returns the list of requested addresses. */
async function answerAds(page: Page, isBlocked = false): Promise<string[]> {
  const asked: string[] = [];
  await page.context().route(/ads\.example/, (route) => {
    asked.push(route.request().url());
    const body = `document.querySelector('[data-ad-slot="7"]').textContent = 'Buy a lantern ' + (self.origin === 'null');`;
    return isBlocked ? route.abort('blockedbyclient') : route.fulfill({ contentType: 'text/javascript', body });
  });
  return asked;
}
const place = (page: Page) => page.getByRole('complementary', { name: 'Advertisement' });
const ad = (page: Page) => page.frameLocator('iframe[title="Advertisement"]').locator('[data-ad-slot="7"]');

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing is shown and nothing loads', async ({ page }) => {
    const asked = await answerAds(page);
    await page.goto(`${site.url}/guide`);
    await expect(place(page)).toBeHidden();
    expect(asked).toEqual([]);
  });
});

test('nothing loads before consent; then the ad runs in a separate origin', async ({ page }) => {
  const asked = await answerAds(page);
  await page.goto(`${site.url}/guide`);
  let before: number | undefined;
  // The element of the place is replaced when its part has loaded.
  await expect(async () => {
    await place(page).scrollIntoViewIfNeeded({ timeout: 1000 });
    before = (await place(page).boundingBox({ timeout: 1000 }))?.height;
    expect(before).toBeGreaterThan(0);
  }).toPass();
  await expect(page.getByRole('button', { name: 'No ads' })).toBeVisible();
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: 'Allow ads' }).click();
  await expect(ad(page)).toHaveText('Buy a lantern true');
  expect(asked).toEqual([adScript]);
  expect((await place(page).boundingBox())?.height).toBe(before);

  await page.goto(`${site.url}/login`);
  await expect(page.getByLabel('Username', { exact: true })).toBeVisible();
  await expect(place(page)).toHaveCount(0);
  expect(await page.content()).not.toContain('ads.example/show.js');

  // The next page knows the visitor's answer, and the visitor can withdraw it.
  await page.goto(`${site.url}/faq`);
  await expect(ad(page)).toHaveText('Buy a lantern true');
  await page.getByRole('button', { name: 'Turn off' }).click();
  await expect(place(page)).toHaveCount(0);
  await page.reload();
  await expect(place(page)).toBeHidden();
  expect(asked).toHaveLength(2);
});

test('a blocked script brings a note after five seconds, which can be closed', async ({ page, expectLog }) => {
  expectLog(/ERR_BLOCKED_BY_CLIENT/);
  await answerAds(page, true);
  await page.goto(`${site.url}/guide`);
  await page.getByRole('button', { name: 'Allow ads' }).click();
  await expect(page.getByText('Ads are blocked.')).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('Ads are blocked.')).toHaveCount(0);
});

test('an admin sees no ads, and pages open nothing for the network', async ({ page }) => {
  const asked = await answerAds(page);
  await page.goto(`${site.url}/login`);
  await fillLogin(page, site.admin.username, site.admin.password);
  await expect(page).toHaveURL(/\/account/);
  const answer = await page.goto(`${site.url}/guide`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(place(page)).toHaveCount(0);
  expect(asked).toEqual([]);
  const policy = answer?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("frame-src 'self'");
  expect(policy).not.toContain('ads.example');
});
