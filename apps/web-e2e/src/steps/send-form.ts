import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

/**
 * Sends a form of the site as the visitor of this browser, without opening its page. For tests that need only the result of the form.
 * @returns where the answer leads; empty if it is a page
 */
export async function sendForm(page: Page, path: string, form: Record<string, string>): Promise<string> {
  const headers = { origin: process.env.E2E_SITE_URL ?? '' };
  const answer = await page.request.post(path, { form, headers, maxRedirects: 0 });
  expect(answer.status(), path).toBeLessThan(400);
  return answer.headers()['location'] ?? '';
}
