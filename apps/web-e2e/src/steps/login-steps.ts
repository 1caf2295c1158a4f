import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

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

/** Opens the login page, logs in and waits until the account page is shown. */
export async function logIn(page: Page, username: string, password?: string): Promise<void> {
  await page.goto('/login');
  await fillLogin(page, username, password);
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
