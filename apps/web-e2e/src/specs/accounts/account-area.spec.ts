import { hostSecrets } from '../../hosts/fake-account-host';
import { enterStandIn, expect, test } from '../../fixtures/page-test';
import { accountMenu, main } from '../../steps/login-steps';

const networkError = 'Failed to connect to server. Please try again. You are still logged in.';
const paths = [
  '/account',
  '/account/history',
  '/account/devices',
  '/account/edit',
  '/account/verify',
  '/account/security',
  '/account/api-keys',
  '/account/data',
];
/** The failure titles that the specification names for single pages. */
const failureTitles: Record<string, string> = {
  '/account/history': 'Login History Error',
  '/account/devices': 'Device Data Error',
};
/** The server answers the same with and without scripts: without them one page is enough. */
const tagOf = (path: string) => ({ tag: path === '/account' ? [] : ['@scripts'] });

for (const path of paths) {
  test(`${path} asks for a login first`, tagOf(path), async ({ page, loginSiteUrl }) => {
    await page.goto(loginSiteUrl + path);
    await expect(page).toHaveURL(`${loginSiteUrl}/login?redirect=${encodeURIComponent(path)}`);
    await expect(page.getByText('No valid session found. Please log in again.').first()).toBeVisible();
  });

  test(`${path} is not cached and contains no key`, tagOf(path), async ({ page, loginSiteUrl }) => {
    await enterStandIn(page.request, loginSiteUrl, 'traveller');
    const response = await page.goto(loginSiteUrl + path);
    expect(response?.headers()['cache-control']).toBe('private, no-store');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    for (const secret of Object.values(hostSecrets)) expect(await page.content()).not.toContain(secret);
  });

  test(
    `${path} says when the host is away, and logs nobody out`,
    tagOf(path),
    async ({ page, loginSiteUrl, expectFailure }) => {
      expectFailure(502, /\/account/);
      await enterStandIn(page.request, loginSiteUrl, 'unreachable');
      await page.goto(loginSiteUrl + path);
      const title = failureTitles[path] ?? 'Network Error';
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(main(page)).toContainText(networkError);
      await expect(accountMenu(page)).toHaveAccessibleName('Account menu of unreachable');
      await main(page)
        .getByRole('link', { name: /try again|retry/i })
        .click();
      await expect(page).toHaveURL(loginSiteUrl + path);
      await expect(main(page)).toContainText(networkError);
    },
  );

  test(
    `${path} logs out when the host says that the session has ended`,
    tagOf(path),
    async ({ page, loginSiteUrl }) => {
      await enterStandIn(page.request, loginSiteUrl, 'ended');
      await page.goto(loginSiteUrl + path);
      await expect(page).toHaveURL(`${loginSiteUrl}/login?redirect=${encodeURIComponent(path)}`);
      await expect(page.getByText('Session Expired').first()).toBeVisible();
      await expect(page.getByText('Your session has expired. Please log in again.').first()).toBeVisible();
      expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('starhaven');
    },
  );
}

for (const [username, text] of [
  ['withdrawn', 'This account was withdrawn.'],
  ['refused', 'Your account could not be loaded. Please log in again.'],
] as const) {
  test(`an account that is refused (${username}) is logged out with the reason`, async ({ page, loginSiteUrl }) => {
    await enterStandIn(page.request, loginSiteUrl, username);
    await page.goto(`${loginSiteUrl}/account`);
    await expect(page).toHaveURL(`${loginSiteUrl}/login`);
    await expect(page.getByText('Account Data Error').first()).toBeVisible();
    await expect(page.getByText(text).first()).toBeVisible();
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('starhaven');
  });
}

test('invalid session cookies lead to the login page', { tag: '@scripts' }, async ({ request, loginSiteUrl }) => {
  const forged = 'eyJzZXNzaW9uS2V5IjoieCJ9.forged';
  for (const value of ['', 'tampered', forged, '%E0%A4%A', '"', 'x'.repeat(3000)]) {
    const headers = { Cookie: `starhaven=${value}` };
    const answer = await request.get(`${loginSiteUrl}/account`, { headers, maxRedirects: 0 });
    expect(answer.status(), value).toBe(302);
    expect(answer.headers()['location'], value).toBe('/login?redirect=%2Faccount');
    expect(answer.headers()['set-cookie'], value).toMatch(/starhaven=;/);
  }
});
