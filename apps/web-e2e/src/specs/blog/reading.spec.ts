import type { Page } from '@playwright/test';
import { expectModal } from '../../steps/expect-modal';
import { expect, test } from '../../fixtures/accounts-test';
import { logIn, main } from '../../steps/login-steps';

const guide = /\/blog\/post\/\d+\/set-up-your-first-game$/;

async function openGuide(page: Page): Promise<void> {
  await page.goto('/blog?q=twenty+minutes');
  await main(page).getByRole('link', { name: 'Set up your first game in twenty minutes' }).click();
  await expect(page).toHaveURL(guide);
}

test('a visitor finds a post, follows its tag, and comes back', async ({ page }) => {
  await page.goto('/blog');
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Blog');
  await expect(main(page).getByRole('article').first()).toContainText(/\w+ \d+, \d{4}/);
  await main(page).getByRole('searchbox').fill('zzzz no such words');
  await main(page).getByRole('button', { name: 'Search' }).click();
  await expect(main(page)).toContainText('No post has the words “zzzz no such words”.');
  await openGuide(page);
  await main(page).getByRole('list', { name: 'Tags' }).getByRole('link', { name: 'guide', exact: true }).click();
  await expect(page).toHaveURL(/\/blog\/tag\/guide$/);
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Posts about guide');
  await main(page).getByRole('link', { name: 'Back to Blog' }).click();
  await expect(page).toHaveURL(/\/blog$/);
});

test('a tag that no post has, and an address with a broken escape, are not found', async ({ page, expectFailure }) => {
  expectFailure(404, /\/blog\/tag\//);
  await page.goto('/blog/tag/nope');
  await expect(main(page)).toContainText('No post has the tag “nope”.');
  // In a page the router itself would warn about the address.
  const broken = await page.request.get('/blog/tag/%E0%A4%A');
  expect([broken.status(), await broken.text()]).toEqual([404, expect.stringContaining('Oops! Page not found')]);
  await page.goto('/blog/tag/nope?page=7');
  await main(page).getByRole('link', { name: 'First posts' }).click();
  await main(page).getByRole('link', { name: 'All posts' }).click();
  await expect(page).toHaveURL(/\/blog$/);
});

test('a post has its contents, its cards with current data, and one address', async ({ page }) => {
  await openGuide(page);
  const address = page.url();
  const id = /post\/(\d+)/.exec(address)?.[1] ?? '';
  await expect(main(page)).toContainText(/\d+ views?/);
  await main(page).getByRole('navigation', { name: 'Contents' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/#post-1-make-an-account$/);
  for (const [kind, text] of [
    ['download', /version/],
    ['server', /Online|Offline|Maintenance|Checking|Disabled/],
    ['command', /./],
  ] as const)
    // A card whose data comes too late is a link on this visit, and a card on a later one.
    await expect(async () => {
      const card = page.locator(`[data-card="${kind}"]`);
      if (!(await card.isVisible())) await page.reload();
      await expect(card).toContainText(text, { timeout: 1_000 });
    }).toPass({ timeout: 30_000 });
  for (const path of [`/a/${id}`, `/blog/post/${id}`, `/blog/post/${id}/wrong`]) {
    await page.goto(path);
    await expect(page).toHaveURL(address);
  }
});

test.describe('on the way to a post', () => {
  // Lists lead to the full address; other sites and texts may lead to the short one.
  for (const [words, shorten] of [
    ['Loading blog post...', false],
    ['Redirecting...', true],
  ] as const) {
    test(`the page says ${words}`, async ({ page, isEnhanced }) => {
      test.skip(!isEnhanced, 'without JavaScript the browser itself shows that it loads');
      await page.goto('/blog?q=twenty+minutes');
      // Before hydration, a link loads a new document, which has no such text.
      await page.waitForFunction(() => '__remixRouter' in window);
      const link = main(page).getByRole('link', { name: 'Set up your first game in twenty minutes' });
      const path = (await link.getAttribute('href')) ?? '';
      const to = shorten ? path.replace(/\/[^/]+$/, '') : path;
      await link.evaluate((anchor, address) => anchor.setAttribute('href', address), to);
      let release = () => {};
      const held = new Promise<void>((resolve) => (release = resolve));
      await page.route(/\/blog\/post\/[^?]*\.data/, async (route) => {
        await held;
        await route.continue();
      });
      await link.click();
      await expect(main(page).getByRole('status').filter({ hasText: words })).toBeVisible();
      release();
      await expect(page).toHaveURL(guide);
      await expect(main(page).getByRole('heading', { level: 1 })).toContainText('Set up your first game');
    });
  }
});

test('a missing post says so, and the redirect screen leads to the list', async ({ page, expectFailure }) => {
  expectFailure(404, /\/blog\/post/);
  await page.goto('/blog/post/99999/nothing');
  await expect(main(page)).toContainText("The blog post you're looking for doesn't exist or has been removed.");
  await main(page).getByRole('link', { name: 'Back to Blog' }).click();
  await expect(page).toHaveURL(/\/blog$/);
  await page.goto('/blog/post');
  await expect(main(page)).toContainText('Blog post ID is required.');
  await page.goto('/blog/post/99999');
  await expect(page).toHaveURL(/\/blog$/);
});

test('the link of a post is copied', async ({ page, isEnhanced, context }) => {
  test.skip(!isEnhanced, 'copying needs scripts');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openGuide(page);
  await main(page).getByRole('button', { name: 'Copy Link' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(guide);
});

test('an author deletes a post after the question, and brings it back', async ({ page, isEnhanced, context }) => {
  const [username = '', password = ''] = (process.env['E2E_ADMIN'] ?? '').split(' / ');
  await logIn(page, username, password);
  await page.goto('/blog/create');
  const title = `Delete me ${Math.random().toString(36).slice(2, 8)}`;
  const field = (name: string) => main(page).locator(`[name="${name}"]`);
  await field('title').fill(title);
  await field('slug').fill('delete-me');
  await field('shortContent').fill('Short');
  await field('content').fill('```\ngive 102\n```');
  await field('state').and(page.locator('[value="published"]')).check();
  await main(page).getByRole('button', { name: 'Create Post' }).click();
  await expect(page).toHaveURL(/\/blog$/);
  await page.goto(`/blog?q=${encodeURIComponent(title)}`);
  await main(page)
    .getByRole('link', { name: `Delete ${title}` })
    .click();
  await expect(
    page.getByText(`Are you sure you want to delete "${title}"? This action cannot be undone.`),
  ).toBeVisible();
  // In a dialog, or on a separate page if the script has not started yet.
  const dialog = page.getByRole('dialog', { name: 'Delete' });
  if (await dialog.isVisible()) await expectModal(dialog);
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Blog post deleted successfully')).toBeVisible();
  await main(page).getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('The post is back as it was.')).toBeVisible();
  await page.goto(`/blog?q=${encodeURIComponent(title)}`);
  await main(page).getByRole('link', { name: title, exact: true }).click();
  await expect(main(page).locator('pre')).toHaveText(/give 102/);
  if (!isEnhanced) return;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const copy = main(page).locator('[data-code] button');
  await copy.click();
  await expect(copy).toHaveText('Copied!');
  await expect(copy).toHaveText('Copy');
});
