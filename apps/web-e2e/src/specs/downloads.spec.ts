import { offeredFile, offeredMd5, offeredPart } from '../hosts/fake-downloads';
import { expect, test } from '../fixtures/page-test';
import { differenceOfColours } from '../steps/pictures';

test('from the list to a game, its platform and its version', async ({ page }) => {
  await page.goto('/downloads');
  const main = page.getByRole('main');
  for (const title of ['Genshin Impact', 'Honkai: Star Rail', 'Blue Archive'])
    await expect(main.getByText(title).first()).toBeVisible();
  await main.locator('a[href="/downloads/genshin-impact"]').first().click();
  await expect(page).toHaveURL(/\/downloads\/genshin-impact$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Genshin Impact' })).toBeVisible();
  await main
    .getByRole('link', { name: /Android/ })
    .or(main.getByRole('button', { name: /Android/ }))
    .first()
    .click();
  await expect(page).toHaveURL(/platform=Android/);
});

test('a shared address shows the same selection', async ({ page }) => {
  await page.goto('/downloads/genshin-impact?platform=Android');
  await expect(
    page
      .getByRole('main')
      .locator('[aria-current], [aria-pressed="true"], [aria-selected="true"], :checked')
      .filter({ hasText: 'Android' })
      .first(),
  ).toBeVisible();
});

test('a picture that does not load leaves its place empty', async ({ page, expectLog }) => {
  expectLog(/net::ERR_FAILED/);
  await page.route('**/*.{webp,png,jpg,svg}', (route) => route.abort());
  await page.goto('/downloads');
  const picture = page.getByRole('main').locator('img[src*="genshin-impact"]').first();
  await expect(picture).toBeVisible();
  const { width, height } = await picture.evaluate((image) => image.getBoundingClientRect().toJSON());
  expect(width / height).toBeCloseTo(16 / 9, 1);
  expect(await differenceOfColours(picture)).toBe(0);
});

test('an md5 is copied', async ({ page, context, loginSiteUrl, javaScriptEnabled }) => {
  test.skip(javaScriptEnabled === false, 'the clipboard needs JavaScript; the sum itself is text');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${loginSiteUrl}/downloads/genshin-impact`);
  await page.getByRole('main').getByRole('button', { name: /copy/i }).first().click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(offeredMd5);
});

test('a download without an address has no link to an example', async ({ page }) => {
  await page.goto('/downloads/genshin-impact');
  await expect(page.getByText('Not offered yet').first()).toBeVisible();
  await expect(page.locator('main a[href*="example"]')).toHaveCount(0);
  await expect(page.getByText('Check a downloaded file')).toHaveCount(0);
});

test('a phone is offered its own platform first', async ({ browser, loginSiteUrl, javaScriptEnabled }) => {
  const context = await browser.newContext({
    javaScriptEnabled: javaScriptEnabled !== false,
    userAgent: 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36',
  });
  const page = await context.newPage();
  await page.goto(`${loginSiteUrl}/downloads/genshin-impact`);
  await expect(page.getByText('Chosen for your device.')).toBeVisible();
  await expect(page.locator('[aria-current="true"]').first()).toHaveText('Android');
  await page.getByRole('link', { name: 'PC', exact: true }).click();
  await expect(page).toHaveURL(/platform=PC/);
  await expect(page.locator('[aria-current="true"]').first()).toHaveText('PC');
  await context.close();
});

const given = ({ name, content }: { name: string; content: string }) => ({
  name,
  mimeType: 'application/zip',
  buffer: Buffer.from(content),
});

test('a downloaded file is checked in the browser', async ({ page, loginSiteUrl, javaScriptEnabled }) => {
  await page.goto(`${loginSiteUrl}/downloads/genshin-impact`);
  const box = page.getByRole('region', { name: 'Check a downloaded file' });
  if (javaScriptEnabled === false) {
    await expect(box.getByText('certutil -hashfile')).toBeVisible();
    return;
  }
  const { content } = offeredFile;
  await box
    .getByLabel('Choose files')
    .setInputFiles([
      given(offeredFile),
      given({ ...offeredFile, name: 'client-5.4 (1).zip', content: content.slice(0, 1_000) }),
      given({ name: offeredPart.name, content: offeredPart.content.replace('one', 'two') }),
      given({ name: 'renamed.zip', content: offeredPart.content }),
      given({ name: 'holiday.jpg', content: 'a picture' }),
    ]);
  const verdicts = box.getByRole('listitem');
  await expect(verdicts).toHaveCount(5);
  await expect(verdicts.nth(0)).toContainText('Complete and unchanged.');
  await expect(verdicts.nth(1)).toContainText('Not complete.');
  await expect(verdicts.nth(2)).toContainText('Damaged or another version.');
  await expect(verdicts.nth(3)).toContainText(`Complete and unchanged. This is ${offeredPart.name}.`);
  await expect(verdicts.nth(4)).toContainText('Not one of these files.');
  await box.getByRole('button', { name: 'Remove holiday.jpg' }).click();
  await expect(verdicts).toHaveCount(4);
});

test('a file that is dropped anywhere on the page is checked', async ({ page, loginSiteUrl, javaScriptEnabled }) => {
  test.skip(javaScriptEnabled === false, 'a drop needs JavaScript');
  await page.goto(`${loginSiteUrl}/downloads/genshin-impact`);
  await expect(page.getByLabel('Choose files')).toBeAttached();
  await page.evaluate(({ name, content }) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([content], name));
    document
      .querySelector('h1')
      ?.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  }, offeredPart);
  await expect(page.getByText('Complete and unchanged.')).toBeVisible();
});

test('three placeholder cards are shown while the list loads', async ({ page, javaScriptEnabled }) => {
  test.skip(javaScriptEnabled === false, 'without JavaScript the browser itself shows that it loads');
  await page.goto('/faq');
  // Before hydration, a link loads a new document, which has no skeleton.
  await page.waitForFunction(() => '__remixRouter' in window);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/downloads\.data/, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Downloads', exact: true }).click();
  await expect(page.getByRole('status', { name: 'Loading games' })).toBeVisible();
  await expect(page.locator('[data-skeleton="card"]')).toHaveCount(3);
  release();
  await expect(page.getByRole('main').getByText('Blue Archive').first()).toBeVisible();
});
