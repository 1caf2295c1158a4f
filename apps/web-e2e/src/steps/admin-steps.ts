import type { Page } from '@playwright/test';
import { logIn } from './login-steps';

/** The admin account that the first start creates. */
export function adminAccount(): { username: string; password: string } {
  const [username = '', password = ''] = (process.env['E2E_ADMIN'] ?? '').split(' / ');
  return { username, password };
}

/** Logs in with the admin account that the first start creates. */
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
