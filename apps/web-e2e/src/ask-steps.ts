import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { main, mainButton } from './login-steps';

/** Titles of parallel tests differ, so that each finds its own question. */
export const newTitle = () => `How do I light lantern ${Math.random().toString(36).slice(2, 10)}?`;

export const field = (page: Page, name: string) => main(page).locator(`[name="${name}"]`);

/** Asks as the member who is logged in, and ends on the page of the question. */
export async function askQuestion(page: Page, title: string, tags = 'lanterns'): Promise<string> {
  await page.goto('/ask/new?draft=no');
  await field(page, 'title').fill(title);
  await field(page, 'body').fill('I tried `give 102` and it said **nothing** at all.');
  await field(page, 'tags').fill(tags);
  await mainButton(page, 'Ask a Question').click();
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(title);
  return page.url();
}

/** Answers on the page of the question. */
export async function answerQuestion(page: Page, text: string, engineVersion = ''): Promise<void> {
  await field(page, 'body').fill(text);
  await field(page, 'engineVersion').fill(engineVersion);
  await mainButton(page, 'Send the answer').click();
  await expect(page).toHaveURL(/#answer-\d+$/);
  await expect(
    main(page)
      .locator('article article')
      .filter({ hasText: text.replace(/\*/g, '') }),
  ).toBeVisible();
}
