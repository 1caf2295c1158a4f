import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/accounts-test';
import { askQuestion, field, newTitle } from '../steps/ask-steps';
import { enterAsGuest, main, mainButton } from '../steps/login-steps';

/** Waits until the code has arrived that keeps the page; it loads when a field gets the focus. */
const untilKept = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('keep-page')));

// A second one comes while the first still leaves.
const toast = (page: Page) => page.getByText('Failed to connect to server. Please try again.').first();

test.beforeEach(({ expectLog }) => expectLog(/ERR_INTERNET_DISCONNECTED|Connection Error/));

test('an answer that cannot be sent stays in its form, and is sent when the network is back', async ({
  page,
  context,
  newName,
}) => {
  await enterAsGuest(page, newName('asker'));
  const address = await askQuestion(page, newTitle());
  await page.goto(address);
  await field(page, 'body').fill('Wait until the fog is gone, then try it again.');
  await untilKept(page);
  await context.setOffline(true);
  await mainButton(page, 'Send the answer').click();
  await expect(toast(page)).toBeVisible();
  await main(page).getByRole('link', { name: 'Back to the questions' }).click();
  await expect(toast(page)).toBeVisible();
  expect(page.url()).toBe(address);
  await expect(field(page, 'body')).toHaveValue('Wait until the fog is gone, then try it again.');
  await context.setOffline(false);
  await mainButton(page, 'Send the answer').click();
  await expect(page).toHaveURL(/#answer-\d+$/);
});

test('a form of its own page keeps its values too', async ({ page, context, newName }) => {
  await enterAsGuest(page, newName('editor'));
  await page.goto('/account/edit');
  const name = main(page).getByLabel('Name', { exact: true });
  await name.fill('Lantern keeper');
  await untilKept(page);
  await context.setOffline(true);
  await mainButton(page, 'Save changes').click();
  await expect(toast(page)).toBeVisible();
  await expect(name).toHaveValue('Lantern keeper');
  await context.setOffline(false);
  await mainButton(page, 'Save changes').click();
  await expect(page.getByText('Account information updated successfully')).toBeVisible();
});
