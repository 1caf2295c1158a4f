import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/accounts-test';
import { waitForScripts } from '../../steps/chat-steps';
import { expectAccount, fillLogin, main, mainButton, pageAlert, waitAsTold } from '../../steps/login-steps';

test.beforeEach(({ expectFailure }) => expectFailure(422, /\/login/));

/** An unknown browser fails three times with this name; after that, logins with the name need a puzzle. */
async function failThreeTimes(page: Page, username: string) {
  for (let count = 0; count < 3; count += 1) {
    await page.goto('/login');
    await fillLogin(page, username, 'another-lantern-8');
    await expect(pageAlert(page, 'Login Failed')).toBeVisible();
  }
}

test('after three wrong passwords the browser solves a puzzle and gets in by itself', async ({
  page,
  newMember,
  isEnhanced,
}) => {
  test.skip(!isEnhanced, 'solving needs a script; the next test waits instead');
  const { username, password } = await newMember();
  await failThreeTimes(page, username);
  await page.goto('/login');
  // If a form is sent before the script runs, the new page has it without the password.
  await waitForScripts(mainButton(page, 'Login'));
  await fillLogin(page, username, password);
  await expect(main(page).getByText('Your browser solves a small puzzle first')).toBeVisible();
  // Solving takes a second of a free core, and several seconds of a shared one.
  await expect(page).toHaveURL(/\/account$/);
  await expectAccount(page, username);
});

test('without JavaScript the visitor waits half a minute instead', async ({ page, newMember, isEnhanced }) => {
  test.skip(isEnhanced, 'the test before has the script');
  const { username, password } = await newMember();
  await failThreeTimes(page, username);
  await page.goto('/login');
  await fillLogin(page, username, password);
  const wait = main(page).getByText(/There were many attempts\. Please wait 00:\d\d, then send the form again\./);
  expect(await waitAsTold(wait)).toBeGreaterThan(20);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await mainButton(page, 'Login').click();
  await expectAccount(page, username);
});
