import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { main, mainButton } from './login-steps';
import { sendForm } from './send-form';

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

/** Asks without the form, for tests that need only the question. @returns the number of the question */
export async function sendQuestion(page: Page, title: string, tags: string): Promise<string> {
  const form = { intent: 'save', title, body: 'I tried it and it said nothing.', tags };
  return /^\/ask\/(\d+)/.exec(await sendForm(page, '/ask/new', form))?.[1] ?? '';
}

/** Answers in the same way. @returns the number of the answer */
export async function sendAnswer(page: Page, question: string, body: string): Promise<string> {
  const to = await sendForm(page, `/ask/answer/${question}`, { intent: 'save', body, engineVersion: '' });
  return /#answer-(\d+)$/.exec(to)?.[1] ?? '';
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
