import type { Page } from '@playwright/test';
import { logIn } from './login-steps';

/** The account of the first start. */
export function adminAccount(): { username: string; password: string } {
  const [username = '', password = ''] = (process.env['E2E_ADMIN'] ?? '').split(' / ');
  return { username, password };
}

/** Logs in with the account of the first start. */
export async function logInAsAdmin(page: Page): Promise<void> {
  const { username, password } = adminAccount();
  await logIn(page, username, password);
}

/** Finds an account on the dashboard and opens its page. */
export async function openUser(page: Page, username: string): Promise<void> {
  await page.goto(`/admin/users?search=${username}`);
  await page.getByRole('main').getByRole('link', { name: username, exact: true }).click();
  await page.waitForURL(/\/admin\/users\/\d+$/);
}
