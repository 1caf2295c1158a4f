import { expect, test } from '../fixtures/page-test';

// All tests share one stand-in upstream, so its modes must not overlap; one project is enough for server-rendered pages.
test.describe.configure({ mode: 'serial' });
test.afterEach(({ setUpstream }) => setUpstream('ok'));

const statuses = { down: 502, slow: 504, html: 502, 'wrong-json': 502, '500': 502 };
for (const [mode, status] of Object.entries(statuses)) {
  test(`an upstream in mode "${mode}" leaves both pages standing`, async ({
    page,
    brokenSiteUrl,
    setUpstream,
    expectFailure,
  }) => {
    expectFailure(status, /\/downloads/);
    await setUpstream(mode);
    expect((await page.goto(`${brokenSiteUrl}/downloads`))?.status()).toBe(status);
    await expect(page.getByText('Error loading games: Failed to fetch games data')).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    const retry = page
      .getByRole('main')
      .getByRole('link', { name: /try again|retry/i })
      .or(page.getByRole('main').getByRole('button', { name: /try again|retry/i }));
    await expect(retry.first()).toBeVisible();

    expect((await page.goto(`${brokenSiteUrl}/downloads/genshin-impact`))?.status()).toBe(status);
    await expect(page.getByText('Game Not Found').first()).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: /back/i }).first()).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
}

test('after the trouble a retry shows the games', async ({ page, brokenSiteUrl, setUpstream, expectFailure }) => {
  expectFailure(502, /\/downloads/);
  await setUpstream('500');
  expect((await page.goto(`${brokenSiteUrl}/downloads`))?.status()).toBe(502);
  await expect(page.getByText('Error loading games: Failed to fetch games data')).toBeVisible();
  await setUpstream('ok');
  const main = page.getByRole('main');
  await main
    .getByRole('link', { name: /try again|retry/i })
    .or(main.getByRole('button', { name: /try again|retry/i }))
    .first()
    .click();
  await expect(main.getByText('Genshin Impact').first()).toBeVisible();
});

test('the message of a refusing server is shown', async ({ page, brokenSiteUrl, setUpstream, expectFailure }) => {
  expectFailure(404, /\/downloads/);
  expectFailure(502, /\/downloads/);
  await setUpstream('retcode');
  await page.goto(`${brokenSiteUrl}/downloads/genshin-impact`);
  await expect(page.getByText('The archive is being rebuilt').first()).toBeVisible();
});

const badSlugs = {
  traversal: '..%2Fetc',
  digits: '12',
  hyphen: '-x',
  short: 'a',
  long: 'x'.repeat(300),
  emoji: '🎮🎮',
};
for (const [name, slug] of Object.entries(badSlugs)) {
  test(`an invalid slug (${name}) never reaches the upstream`, async ({
    page,
    brokenSiteUrl,
    setUpstream,
    upstreamCalls,
    expectFailure,
  }) => {
    expectFailure(404, /\/downloads\//);
    await setUpstream('ok');
    const response = await page.goto(`${brokenSiteUrl}/downloads/${slug}`);
    expect(response?.status()).toBe(404);
    await expect(page.getByText('Invalid Game ID').first()).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: /back/i }).first()).toBeVisible();
    expect(await upstreamCalls()).toEqual([]);
  });
}
