import type { Page } from '@playwright/test';
import { logIn } from './login-steps';

/** Logs in with the account of the first start. */
export async function logInAsAdmin(page: Page): Promise<void> {
  const [username = '', password = ''] = (process.env['E2E_ADMIN'] ?? '').split(' / ');
  await logIn(page, username, password);
}
