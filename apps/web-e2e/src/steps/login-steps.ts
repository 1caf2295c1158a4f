import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { sendWithProof } from './send-with-proof';

export const main = (page: Page) => page.getByRole('main');
/** A button of the page itself; the header has its own. */
export const mainButton = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name, exact: true });
/** A message in the page itself; toasts are outside of it. */
export const pageAlert = (page: Page, title: string) =>
  page.locator('main [data-alert], [data-toast]').filter({ hasText: title }).last();
/** The header's button with the name of the logged-in account. */
export const accountMenu = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Account menu of/ });

/** Fills in and sends the login form of the present page; without a password as a guest. */
export async function fillLogin(page: Page, username: string, password?: string): Promise<void> {
  const guest = page.getByRole('switch', { name: 'Guest Login' });
  if (password === undefined) await guest.check();
  await page.getByLabel('Username', { exact: true }).fill(username);
  if (password !== undefined) await page.getByLabel('Password', { exact: true }).fill(password);
  await mainButton(page, 'Login').click();
}

/**
 * Sends a form until its result is shown. All specs together make so many guests and accounts that the site may send a puzzle. Without
 * scripts the visitor then waits half a minute and sends the form again. A form that was sent before the scripts started comes back without
 * its password, so the visitor also sends it again.
 */
export async function sendUntilShown(page: Page, send: () => Promise<void>, result: Locator): Promise<void> {
  const hasScripts = await page.evaluate(() => window.matchMedia('(scripting: enabled)').matches);
  const wait = main(page).getByText(/Please wait 00:\d\d, then send the form again/);
  const isSolved = main(page).getByText('Please send the form again', { exact: true });
  const request = hasScripts ? isSolved : wait;
  await send();
  await expect(result.or(request).first()).toBeVisible();
  if (await request.isVisible()) {
    if (!hasScripts) await waitAsTold(wait);
    await send();
  }
  await expect(result).toBeVisible();
}

/** Waits as long as the site asks a visitor to, `00:30` for half a minute, and returns this time in seconds. */
export async function waitAsTold(wait: Locator): Promise<number> {
  const seconds = Number(/00:(\d\d)/.exec(await wait.innerText())?.[1]);
  const overMs = Date.now() + (seconds + 1) * 1000;
  await expect.poll(() => Date.now() > overMs, { timeout: 60_000 }).toBe(true);
  return seconds;
}

/** Opens the login page, logs in and waits until the account page is shown. */
export async function logIn(page: Page, username: string, password?: string): Promise<void> {
  await page.goto('/login');
  await fillLogin(page, username, password);
  await expectAccount(page, username);
}

/**
 * Makes a guest without the form and opens the account page. All specs together make more than a hundred guests in ten minutes. From then
 * on the site sends puzzles, and a visitor without scripts would have to wait.
 */
export async function enterAsGuest(page: Page, username: string): Promise<void> {
  await sendWithProof(page.request, '/login', { intent: 'log-in', guest: 'on', username });
  await page.goto('/account');
  await expectAccount(page, username);
}

/** Expects the account page of this visitor. */
export async function expectAccount(page: Page, username: string): Promise<void> {
  await expect(page).toHaveURL(/\/account$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  await expect(main(page).getByText(`@${username}`, { exact: true })).toBeVisible();
}

/** Within this time the live connection reports to an open page that its session has ended. */
const toldWithinMs = 8_000;

/** Expects that a personal page leads to the login page with the reason, at the latest on the next load. */
export async function expectSessionExpired(page: Page, path = '/account'): Promise<void> {
  // Without scripts the page does not notice that the session has ended.
  const hasScripts = await page.evaluate(() => window.matchMedia('(scripting: enabled)').matches);
  const isTold =
    hasScripts &&
    (await page.waitForURL(/\/login\?redirect=/, { timeout: toldWithinMs }).then(
      () => true,
      () => false,
    ));
  if (!isTold) await page.goto(path);
  await expect(page).toHaveURL(/\/login\?redirect=%2Faccount/);
  await expect(page.getByText('Session Expired').first()).toBeVisible();
  await expect(page.getByText('Your session has expired. Please log in again.').first()).toBeVisible();
  await expect(accountMenu(page)).toHaveCount(0);
}
