import type { Page } from '@playwright/test';
import { expectModal } from '../steps/expect-modal';
import { hostSecrets, rightCode, rightPassword, rightTotp } from '../hosts/fake-account-host';
import { expect, test } from '../fixtures/page-test';

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name, exact: true });
/** A message for the whole form: a toast, or without scripts above the form. */
const alert = (page: Page, title: string) =>
  page.locator('main [data-alert], [data-toast]').filter({ hasText: title }).last();

async function fillLogin(page: Page, username: string, password?: string) {
  await page.getByLabel('Username', { exact: true }).fill(username);
  if (password !== undefined) await page.getByLabel('Password', { exact: true }).fill(password);
  await button(page, 'Login').click();
}

/** Before hydration the page works as without JavaScript; specs about the difference wait. */
async function untilHydrated(page: Page, javaScriptEnabled: boolean) {
  if (javaScriptEnabled) await expect(button(page, 'Show password')).toBeVisible();
}

/** Expected network failures of specs about refusals. */
test.beforeEach(({ expectFailure }) => {
  for (const status of [400, 422, 429, 502, 504]) expectFailure(status, /\/login/);
});

test('a login leads to the target and says so', async ({ page, loginSiteUrl, javaScriptEnabled }) => {
  await page.goto(`${loginSiteUrl}/login?redirect=%2Ffaq`);
  await untilHydrated(page, javaScriptEnabled !== false);
  await fillLogin(page, 'traveller', rightPassword);
  if (javaScriptEnabled !== false) {
    await expect(alert(page, 'Login Successful')).toBeVisible();
  }
  await expect(page).toHaveURL(`${loginSiteUrl}/faq`);
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === 'starhaven')).toMatchObject({ httpOnly: true });
  expect(cookies.find(({ name }) => name === 'starhaven-device')).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  await page.goto(`${loginSiteUrl}/login?redirect=%2Ffaq`);
  await expect(page).toHaveURL(`${loginSiteUrl}/faq`);
  for (const secret of Object.values(hostSecrets)) expect(await page.content()).not.toContain(secret);
});

test('if the host does not say when a login expires, the site asks the account', async ({ page, loginSiteUrl }) => {
  await page.goto(`${loginSiteUrl}/login?redirect=%2Ffaq`);
  await fillLogin(page, 'brief', rightPassword);
  await expect(page).toHaveURL(`${loginSiteUrl}/faq`);
});

test('missing values are reported at the fields, and the first one has the focus', async ({ page, loginSiteUrl }) => {
  await page.goto(`${loginSiteUrl}/login`);
  await button(page, 'Login').click();
  const username = page.getByLabel('Username', { exact: true });
  await expect(username).toHaveAccessibleDescription('Username is required');
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription('Password is required');
  await expect(username).toBeFocused();
});

for (const [username, text] of [
  ['nobody', 'Invalid credentials'],
  ['banned', 'This account is banned.'],
  ['broken', 'Failed to connect to server. Please try again.'],
] as const) {
  test(`a refused login (${username}) keeps the name and never the password`, async ({ page, loginSiteUrl }) => {
    await page.goto(`${loginSiteUrl}/login`);
    await fillLogin(page, username, 'wrong-password');
    await expect(alert(page, 'Login Failed')).toContainText(text);
    await expect(page.getByLabel('Username', { exact: true })).toHaveValue(username);
    // Typing again does not help a banned member.
    const password = page.getByLabel('Password', { exact: true });
    if (username === 'nobody') {
      await expect(password).toHaveAccessibleDescription('Please check your username and password.');
      await expect(password).toBeFocused();
    } else await expect(password).not.toHaveAttribute('aria-invalid');
    expect(await page.content()).not.toContain('wrong-password');
  });
}

test('a message for the whole form is shown once: as a toast below the header, or without scripts above the form', async ({
  page,
  loginSiteUrl,
  javaScriptEnabled,
}) => {
  await page.goto(`${loginSiteUrl}/login`);
  await untilHydrated(page, javaScriptEnabled !== false);
  await fillLogin(page, 'nobody', 'wrong-password');
  const told = alert(page, 'Login Failed');
  await expect(told).toHaveCount(1);
  await expect(told).toBeVisible();
  await expect(page.locator('[role="status"], [role="alert"]').filter({ hasText: 'Login Failed' })).toHaveCount(1);
  const header = await page.getByRole('banner').boundingBox();
  await expect.poll(async () => (await told.boundingBox())?.y).toBeGreaterThanOrEqual(header?.height ?? 0);
  expect(await main(page).locator('[data-alert]').count()).toBe(javaScriptEnabled === false ? 1 : 0);
});

test('a limit disables the form and counts down', async ({ page, loginSiteUrl, javaScriptEnabled }) => {
  await page.goto(`${loginSiteUrl}/login`);
  await fillLogin(page, 'limited', rightPassword);
  await expect(alert(page, 'Rate Limited')).toContainText('A maximum of 5 attempts is allowed. Please wait 0');
  await expect(button(page, /^Wait 0[45]:\d\d$/)).toBeDisabled();
  await expect(page.getByLabel('Username', { exact: true })).toBeDisabled();
  await expect(page.getByLabel('Username', { exact: true })).toHaveValue('limited');
  if (javaScriptEnabled !== false) return;
  await expect(main(page)).toContainText(/Wait until \d\d:\d\d:\d\d UTC \(\d+ seconds\)/);
  await main(page).getByRole('link', { name: 'try again' }).click();
  await expect(page.getByLabel('Username', { exact: true })).toBeEnabled();
  await expect(page.getByLabel('Username', { exact: true })).toHaveValue('limited');
});

test('a guest enters with only a name', async ({ page, loginSiteUrl }) => {
  await page.goto(`${loginSiteUrl}/login?redirect=%2Ffaq`);
  await page.getByRole('switch', { name: 'Guest Login' }).check();
  await expect(page.getByLabel('Password', { exact: true })).toBeHidden();
  await fillLogin(page, 'wanderer');
  await expect(page).toHaveURL(`${loginSiteUrl}/faq`);
});

test('a guest whose account has a password is asked for it', async ({ page, loginSiteUrl }) => {
  await page.goto(`${loginSiteUrl}/login?redirect=%2Ffaq&guest=on`);
  await expect(page.getByRole('switch', { name: 'Guest Login' })).toBeChecked();
  await fillLogin(page, 'guarded');
  await expect(alert(page, 'Password Required')).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Guest Login' })).not.toBeChecked();
  await expect(page.getByLabel('Username', { exact: true })).toHaveValue('guarded');
  const password = page.getByLabel('Password', { exact: true });
  await expect(password).toBeFocused();
  await password.fill(rightPassword);
  await button(page, 'Login').click();
  await expect(page).toHaveURL(`${loginSiteUrl}/faq`);
});

test('a registration logs in and leads to where the visitor wanted to go', async ({ page, loginSiteUrl }) => {
  await page.goto(`${loginSiteUrl}/login?redirect=%2Ffaq`);
  await main(page).getByRole('link', { name: 'Register' }).click();
  await expect(page).toHaveURL(/tab=register/);
  const fill = async (username: string, confirmation: string) => {
    await page.getByLabel('Username', { exact: true }).fill(username);
    await page.getByLabel('Email').fill('ada@inn.test');
    await page.getByLabel('Password', { exact: true }).fill(rightPassword);
    await page.getByLabel('Confirm password', { exact: true }).fill(confirmation);
    await button(page, 'Register').click();
  };
  await fill('newcomer', 'something-else');
  await expect(page.getByLabel('Confirm password', { exact: true })).toHaveAccessibleDescription(
    "Passwords don't match",
  );
  await fill('taken', rightPassword);
  await expect(alert(page, 'Registration Failed')).toContainText('This username is taken.');
  await expect(page.getByLabel('Email')).toHaveValue('ada@inn.test');
  await fill('refused', rightPassword);
  await expect(alert(page, 'Registration Failed')).toContainText('Unable to create account');
  await fill('newcomer', rightPassword);
  await expect(page.getByText('Your account is ready, and you are logged in.').first()).toBeVisible();
  await expect(page).toHaveURL(`${loginSiteUrl}/faq`);
});

test('a forgotten password, from the address to the login', async ({ page, loginSiteUrl }) => {
  await page.goto(`${loginSiteUrl}/login?tab=forgot`);
  await button(page, 'Send Code').click();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/Email is required/);
  await page.getByLabel('Email').fill('ada@inn.test');
  await button(page, 'Send Code').click();
  await expect(alert(page, 'Email Sent')).toBeVisible();
  await expect(main(page)).toContainText('ada@inn.test');

  await page.getByLabel('Verification code').fill(rightCode);
  await button(page, 'Reset Password').click();
  const newPassword = page.getByLabel('New password', { exact: true });
  await expect(newPassword).toHaveAccessibleDescription(/Please fill in both verification code and new password/);
  await expect(newPassword).toBeFocused();
  await page.getByLabel('Verification code').fill('WRONG');
  await page.getByLabel('New password', { exact: true }).fill('a-new-lantern-8');
  await button(page, 'Reset Password').click();
  await expect(alert(page, 'Error')).toContainText('Invalid verification code.');
  expect(await page.content()).not.toContain('a-new-lantern-8');

  await page.getByLabel('Verification code').fill(rightCode);
  await page.getByLabel('New password', { exact: true }).fill('a-new-lantern-8');
  await button(page, 'Reset Password').click();
  await expect(alert(page, 'Password Reset Successful')).toBeVisible();
  await expect(button(page, 'Login')).toBeVisible();
});

test('Back leads from the code to the address', async ({ page, loginSiteUrl }) => {
  await page.goto(`${loginSiteUrl}/login?tab=forgot`);
  await page.getByLabel('Email').fill('again@inn.test');
  await button(page, 'Send Code').click();
  await expect(alert(page, 'Code Already Sent')).toBeVisible();
  await button(page, 'Send the code again').click();
  await expect(page.getByLabel('Verification code')).toBeVisible();
  await main(page).getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page.getByLabel('Email')).toBeVisible();
  await expect(page.getByLabel('Verification code')).toHaveCount(0);
});

test('a used-up quota opens the dialog with its countdown', async ({ page, loginSiteUrl, javaScriptEnabled }) => {
  await page.goto(`${loginSiteUrl}/login?tab=forgot`);
  if (javaScriptEnabled !== false)
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('main form') ?? {}).some((key) => key.startsWith('__reactProps')),
    );
  await page.getByLabel('Email').fill('quota@inn.test');
  await button(page, 'Send Code').click();
  const dialog = page.getByRole('dialog', { name: 'Email Quota Reached' });
  await expect(dialog.getByRole('timer')).toHaveText(/^0[45]:\d\d:\d\d$/);
  await expect(dialog).toContainText('/resetpassword');
  await expect(dialog.getByRole('heading')).toBeFocused();
  await expectModal(dialog);
  if (javaScriptEnabled !== false) {
    await page.keyboard.press('Escape');
    await expect(button(page, 'Send Code')).toBeFocused();
  } else await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('quota@inn.test');
});

for (const [name, title, text] of [
  ['limited', 'Error', 'Too many attempts.'],
  ['broken', 'Error', 'Failed to connect to server. Please try again.'],
] as const) {
  test(`a code that cannot be sent (${name}) says why`, async ({ page, loginSiteUrl }) => {
    await page.goto(`${loginSiteUrl}/login?tab=forgot`);
    await page.getByLabel('Email').fill(`${name}@inn.test`);
    await button(page, 'Send Code').click();
    await expect(alert(page, title)).toContainText(text);
    await expect(page.getByLabel('Email')).toHaveValue(`${name}@inn.test`);
  });
}

test('a second factor is asked for, and wrong codes are refused', async ({ page, loginSiteUrl }) => {
  await page.goto(`${loginSiteUrl}/login?redirect=%2Ffaq`);
  await fillLogin(page, 'factor', rightPassword);
  await expect(page).toHaveURL(/step=second-factor/);
  expect(await page.content()).not.toContain('challenge-1');
  await page.getByLabel('Code of your authenticator app').fill('000000');
  await button(page, 'Confirm').click();
  await expect(alert(page, 'Login Failed')).toContainText('Invalid verification code.');
  await main(page).getByRole('link', { name: 'Use a recovery code instead' }).click();
  await expect(page.getByLabel('Recovery code')).toBeVisible();
  await main(page).getByRole('link', { name: 'Use the authenticator app instead' }).click();
  await page.getByLabel('Code of your authenticator app').fill(rightTotp);
  await button(page, 'Confirm').click();
  await expect(page).toHaveURL(`${loginSiteUrl}/faq`);
});

test('a social login comes back to where it was asked for', async ({ page, loginSiteUrl }) => {
  await page.goto(`${loginSiteUrl}/login?redirect=%2Ffaq`);
  await main(page).getByRole('link', { name: 'Discord' }).click();
  await expect(page).toHaveURL(`${loginSiteUrl}/faq`);
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('starhaven-entry');
});

test('a social return that the site did not start has to be confirmed', async ({ page, loginSiteUrl }) => {
  await page.goto(`${loginSiteUrl}/login?session=${hostSecrets.ticket}&login_type=discord&type=web&redirect=%2Ffaq`);
  await expect(page).toHaveURL(`${loginSiteUrl}/login?step=social&redirect=%2Ffaq`);
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('starhaven');
  expect(await page.content()).not.toContain(hostSecrets.ticket);
  await button(page, 'Continue with Discord').click();
  await expect(page).toHaveURL(`${loginSiteUrl}/faq`);
});

test('an expired social return shows an error on the form', async ({ page, loginSiteUrl }) => {
  await page.goto(`${loginSiteUrl}/login?session=old&login_type=twitter`);
  await button(page, 'Continue with Twitter').click();
  await expect(alert(page, 'Login Failed')).toContainText('This login has expired.');
  await expect(page).toHaveURL(`${loginSiteUrl}/login`);
});

test('a login from inside the game ends with the way into it', async ({ page, loginSiteUrl, javaScriptEnabled }) => {
  const launches: string[] = [];
  await page.route('**/login/launch*', async (route) => {
    const answer = await route.fetch({ maxRedirects: 0 });
    launches.push(answer.headers()['location'] ?? '');
    await route.fulfill({ status: 204 });
  });
  await page.goto(`${loginSiteUrl}/login?type=pc_ingame`);
  await untilHydrated(page, javaScriptEnabled !== false);
  await fillLogin(page, 'traveller', rightPassword);
  const way = main(page).getByRole('link', { name: 'Open the game' });
  await expect(way).toHaveAttribute('href', '/login/launch?type=pc_ingame');
  expect(await page.content()).not.toContain(hostSecrets.token);
  if (javaScriptEnabled === false) await way.click();
  await expect.poll(() => launches[0]).toBe(`starhaven://login?token=${hostSecrets.token}&type=pc_ingame`);
});

test('on a phone held sideways the form fits the screen, and a message covers no field', async ({
  page,
  loginSiteUrl,
  javaScriptEnabled,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 740, height: 360 });
  await page.goto(`${loginSiteUrl}/login?type=ingame`);
  const name = page.getByLabel('Username', { exact: true });
  const password = page.getByLabel('Password', { exact: true });
  for (const part of [name, password, button(page, 'Login')]) await expect(part).toBeInViewport({ ratio: 1 });
  if (javaScriptEnabled === false) return;
  await untilHydrated(page, true);
  await fillLogin(page, 'traveller', 'a-wrong-password');
  const error = main(page).getByText('Please check your username and password.');
  await expect(error).toBeVisible();
  const toast = page.locator('[data-toast]');
  // It slides in, and covers most when it rests.
  await (await toast.elementHandle())?.waitForElementState('stable');
  const top = (await toast.boundingBox())?.y ?? 0;
  for (const part of [name, password, error]) {
    const box = await part.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(top);
  }
});

/** A refused login on a phone whose screen is this high, in CSS pixels. Returns its toast. */
async function failOnPhone(page: Page, siteUrl: string, height: number) {
  await page.setViewportSize({ width: 360, height });
  await page.goto(`${siteUrl}/login`);
  await untilHydrated(page, true);
  await fillLogin(page, 'nobody', 'wrong-password');
  return page.locator('[data-toast]');
}

test('on a low phone the toast does not cover the field that it is about @scripts', async ({ page, loginSiteUrl }) => {
  const toast = await failOnPhone(page, loginSiteUrl, 640);
  await (await toast.elementHandle())?.waitForElementState('stable');
  const top = (await toast.boundingBox())?.y ?? 0;
  const error = await main(page).getByText('Please check your username and password.').boundingBox();
  expect((error?.y ?? 0) + (error?.height ?? 0)).toBeLessThan(top);
  const header = await page.getByRole('banner').boundingBox();
  const field = await page.getByLabel('Password', { exact: true }).boundingBox();
  expect(field?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));
});

test('after a toast was dismissed, a phone can press everything again @scripts', async ({ page, loginSiteUrl }) => {
  const toast = await failOnPhone(page, loginSiteUrl, 740);
  await toast.getByRole('button', { name: 'Dismiss' }).click();
  await expect(toast).toHaveCount(0);
  // A trial click fails if another element would receive the click.
  for (const name of ['Login', 'Show password']) await button(page, name).click({ trial: true });
  await page.getByRole('banner').getByRole('link').first().click({ trial: true });
});

for (const [link, field, typed, submit, last] of [
  [null, 'Username', '', 'Login', 'Password'],
  ['Register', 'Username', 'ab', 'Register', 'Confirm password'],
  ['Forgot your password?', 'Email', '', 'Send Code', 'Email'],
] as const) {
  test(`one press of ${submit} checks all fields while the focused one is wrong @scripts`, async ({
    page,
    loginSiteUrl,
  }) => {
    await page.goto(`${loginSiteUrl}/login`);
    await untilHydrated(page, true);
    if (link !== null) await main(page).getByRole('link', { name: link }).click();
    const first = page.getByLabel(field, { exact: true });
    await first.fill(typed);
    await first.focus();
    await button(page, submit).hover();
    // A press takes time, in which an error line would move the button away.
    await page.mouse.down();
    await page.waitForTimeout(150);
    await page.mouse.up();
    await expect(page.getByLabel(last, { exact: true })).toHaveAttribute('aria-invalid', 'true');
    await expect(first).toBeFocused();
  });
}

test('inside the game a stored account is offered, and can be left', async ({ page, loginSiteUrl }) => {
  await page.route('**/login/launch*', (route) => route.fulfill({ status: 204 }));
  await page.goto(`${loginSiteUrl}/login?redirect=%2Ffaq`);
  await fillLogin(page, 'traveller', rightPassword);
  await expect(page).toHaveURL(`${loginSiteUrl}/faq`);
  await page.goto(`${loginSiteUrl}/login?type=ingame`);
  const dialog = page.getByRole('dialog', { name: 'Already Logged In' });
  await expect(dialog).toContainText('traveller');
  await expectModal(dialog);
  await dialog.getByRole('link', { name: 'Yes' }).click();
  await expect(main(page).getByRole('link', { name: 'Open the game' })).toBeVisible();
  await page.goto(`${loginSiteUrl}/login?type=ingame`);
  await dialog.getByRole('button', { name: 'No' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(button(page, 'Login')).toBeVisible();
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('starhaven');
});

test('an allowed foreign host is reached through a page with a link', async ({
  page,
  loginSiteUrl,
  javaScriptEnabled,
}) => {
  await page.route('https://forum.example.org/**', (route) => route.fulfill({ body: 'the forum' }));
  await page.goto(`${loginSiteUrl}/login?redirect=${encodeURIComponent('https://forum.example.org/t/1')}`);
  await untilHydrated(page, javaScriptEnabled !== false);
  await fillLogin(page, 'traveller', rightPassword);
  if (javaScriptEnabled === false) await main(page).getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL('https://forum.example.org/t/1');
});

test('the page is not cached and does not reveal its address to other sites', async ({ page, loginSiteUrl }) => {
  const response = await page.goto(`${loginSiteUrl}/login`);
  // Browsers use the last policy that they know.
  expect(response?.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': expect.stringMatching(/same-origin$/) as unknown,
  });
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
});
