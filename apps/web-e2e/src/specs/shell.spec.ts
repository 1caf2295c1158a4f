import { expect, test } from '../fixtures/page-test';

const titles = { ok: 'Success', warn: 'Warning', error: 'Error', info: 'Information' };
for (const [type, title] of Object.entries(titles)) {
  test(`a popup message of type ${type}`, async ({ page, javaScriptEnabled }) => {
    await page.goto(`/?send=popup&type=${type}&message=Hello_there`);
    await expect(page.getByText('Hello there')).toBeVisible();
    await expect(page.getByText(title, { exact: true })).toBeVisible();
    // Without JavaScript the address stays until the visitor dismisses the message.
    if (javaScriptEnabled !== false) await expect(page).toHaveURL(/\/$/);
  });
}

test('no popup without both type and message', async ({ page }) => {
  await page.goto('/?send=popup&message=Hello_there');
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.getByText('Hello there')).toHaveCount(0);
});

test('a popup message is plain text', async ({ page }) => {
  await page.goto(`/?send=popup&type=info&message=${encodeURIComponent('<img/src=x/onerror=alert(1)>')}`);
  await expect(page.getByText('<img/src=x/onerror=alert(1)>')).toBeVisible();
});

test('the colour scheme is switched, kept over a reload, and set by the server', async ({
  page,
  request,
  context,
  isMobile,
}) => {
  await page.goto('/faq');
  if (isMobile) await page.getByRole('button', { name: 'Menu' }).click();
  // The device of the tests prefers light colours, so only the switch to dark ones is visible.
  await page
    .getByRole('button', { name: /light|dark/i })
    .and(page.locator(':visible'))
    .first()
    .click();
  await expect(page).toHaveURL(/\/faq$/);
  const chosen = async () => (await context.cookies()).find(({ name }) => name === 'color-scheme')?.value;
  await expect.poll(chosen).toBe('dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  // No flash: the very first byte of HTML carries the choice.
  const cookies = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const html = await (await request.get('/faq', { headers: { cookie: cookies } })).text();
  expect(html).toMatch(/<html[^>]*data-mantine-color-scheme="dark"/);
});

test('the menu opens on a small screen', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'wide screens show the links at once');
  await page.goto('/');
  await page.getByRole('button', { name: /menu/i }).click();
  const link = page.getByRole('navigation', { name: /main/i }).getByRole('link', { name: /downloads/i });
  await expect(link).toBeVisible();
  await link.click();
  await expect(page).toHaveURL(/\/downloads$/);
});

/** Links that every visitor may have (docs/behaviour/site.md#header, docs/behaviour/site.md#footer). */
const headerPaths = ['/', '/downloads', '/command', '/handbook', '/blog', '/ask', '/login', '/status'];
const footerPaths = [
  ...['/downloads', '/status', '/guide', '/community', '/contact', '/terms', '/privacy', '/faq', '/blog/tag/guide'],
  ...['/downloads/genshin-impact', '/downloads/honkai-star-rail', '/downloads/blue-archive', '/sponsor'],
];

test("a phone's menu and the footer hold every link, and each leads to a page", async ({ page, request, isMobile }) => {
  test.skip(!isMobile, 'a wide header shows some of them in places of their own');
  const all = [...new Set([...headerPaths, ...footerPaths])];
  const statuses = await Promise.all(all.map(async (path) => [path, (await request.get(path)).status()]));
  expect(statuses).toEqual(all.map((path) => [path, 200]));
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Starhaven' })).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  const shown = async (place: ReturnType<typeof page.locator>) => {
    const links = await place.getByRole('link').all();
    return Promise.all(links.map((link) => link.getAttribute('href')));
  };
  expect((await shown(page.getByRole('navigation', { name: 'Main' }))).sort()).toEqual(headerPaths.toSorted());
  expect((await shown(page.getByRole('contentinfo'))).sort()).toEqual(footerPaths.toSorted());
});

test('on a phone the header names the site and what its number counts', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'about narrow screens');
  await page.goto('/');
  const header = page.getByRole('banner');
  await expect(header.getByText('Starhaven', { exact: true })).toBeVisible();
  const pill = header.locator('a[href="/status"]').and(page.locator(':visible'));
  await expect(pill).toHaveText(/(?:\d+ online|Status)$/);
});

test('a popup message never covers the header', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/?send=popup&type=ok&message=Hello_there');
  const popup = page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: 'Hello there' });
  const header = await page.getByRole('banner').boundingBox();
  const box = await popup.last().boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
});

test('the menu needs no JavaScript', async ({ browser, baseURL, isMobile }) => {
  test.skip(!isMobile, 'wide screens show the links at once');
  const context = await browser.newContext({
    viewport: { width: 360, height: 800 },
    javaScriptEnabled: false,
    baseURL,
  });
  const page = await context.newPage();
  await page.goto('/');
  await page.getByRole('button', { name: /menu/i }).click();
  await expect(page.getByRole('navigation', { name: /main/i }).getByRole('link', { name: /downloads/i })).toBeVisible();
  await context.close();
});

test('the channels open as a dialog, modal where scripts run', async ({ page, javaScriptEnabled, isMobile }) => {
  test.skip(isMobile, 'needs a keyboard');
  await page.goto('/');
  const opener = page.getByRole('button', { name: 'Join Community' });
  if (javaScriptEnabled !== false) {
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('button') ?? {}).some((key) => key.startsWith('__reactProps')),
    );
  }
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Join the community' });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(javaScriptEnabled !== false);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
});

test('the skip link is the first stop and leads to the page', async ({ page, isMobile }) => {
  test.skip(isMobile, 'needs a keyboard');
  await page.goto('/faq');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: /skip to/i });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#main$/);
});

test('the 404 page offers a way back', async ({ page, expectFailure }) => {
  expectFailure(404, /no-such-page/);
  await page.goto('/no-such-page');
  await page
    .getByRole('main')
    .getByRole('link', { name: /home|back/i })
    .first()
    .click();
  await expect(page).toHaveURL(/\/$/);
});

test.describe('the link interstitial', () => {
  const encode = (text: string) => Buffer.from(text).toString('base64url');

  test('names the target and waits for the visitor', async ({ page }) => {
    await page.goto(`/link/${encode('https://example.org/docs')}`);
    await expect(page.getByText('example.org').first()).toBeVisible();
    await expect(page.getByRole('main').locator('a[href="https://example.org/docs"]')).toHaveAttribute(
      'rel',
      /noopener/,
    );
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  });

  for (const target of ['javascript:alert(1)', 'not a url', 'ftp://example.org/']) {
    test(`refuses ${target}`, async ({ page, expectFailure }) => {
      expectFailure(400, /\/link\//);
      expectFailure(404, /\/link\//);
      await page.goto(`/link/${encode(target)}`);
      await expect(page.getByText('Invalid Link').first()).toBeVisible();
      await expect(page.locator('main a[href^="javascript"], main a[href^="ftp"]')).toHaveCount(0);
    });
  }

  test('says when there is no target', async ({ page, expectFailure }) => {
    expectFailure(400, /\/link/);
    expectFailure(404, /\/link/);
    await page.goto('/link');
    await expect(page.getByText('No valid link was provided.').first()).toBeVisible();
  });
});
