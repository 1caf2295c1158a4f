import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/accounts-test';
import { expectModal } from '../../steps/expect-modal';
import { hostSecrets, rightCode } from '../../hosts/fake-account-host';
import { accountMenu, logIn, main, mainButton, pageAlert } from '../../steps/login-steps';
import { findMailedCode } from '../../sites/mailbox';
import { enterStandIn } from '../../fixtures/page-test';

const field = (page: Page, label: string) => main(page).getByLabel(label, { exact: true });
const save = (page: Page) => mainButton(page, 'Save changes').click();
const saved = 'Account information updated successfully';

test.describe('with our own API', () => {
  test.beforeEach(({ expectFailure }) => expectFailure(422, /\/account\/(edit|verify)|\/login/));

  test('new names are shown at once, on every page', async ({ page, newMember, newName }) => {
    const { username, password } = await newMember();
    const other = newName('renamed');
    await logIn(page, username, password);
    await page.goto('/account/edit');
    await field(page, 'Name').fill('<b>Lumine</b>');
    await field(page, 'Username').fill(other);
    await save(page);
    await expect(page.getByText(saved).first()).toBeVisible();
    await expect(main(page).getByText(`@${other}`, { exact: true })).toBeVisible();
    await expect(accountMenu(page)).toHaveAccessibleName(/Lumine/);
    await page.reload();
    await expect(field(page, 'Name')).toHaveValue('<b>Lumine</b>');
  });

  test('a new web password needs the current one, and opens the account', async ({ page, newMember, isEnhanced }) => {
    const { username, password } = await newMember();
    await logIn(page, username, password);
    await page.goto('/account/edit');
    await field(page, 'New web password').fill('another-lantern-8');
    await field(page, 'Confirm new web password').fill('another-lantern-8');
    if (isEnhanced) {
      await expect(mainButton(page, 'Save changes')).toBeDisabled();
    } else {
      await save(page);
      await expect(pageAlert(page, 'Validation Error')).toContainText(
        'Please enter your current web password to save changes',
      );
      await field(page, 'New web password').fill('another-lantern-8');
      await field(page, 'Confirm new web password').fill('another-lantern-8');
    }
    await field(page, 'Current web password').fill(password);
    await save(page);
    await expect(page.getByText(saved).first()).toBeVisible();
    await expect(field(page, 'New web password')).toHaveValue('');
    await expect(field(page, 'Current web password')).toHaveValue('');
    await page.goto('/account');
    await mainButton(page, 'Logout').click();
    await expect(page).toHaveURL(/\/login/);
    await logIn(page, username, 'another-lantern-8');
  });

  test('a second tab shows what the first one changed, and may save then', async ({ page, newMember }) => {
    const { username, password } = await newMember();
    await logIn(page, username, password);
    await page.goto('/account/edit');
    const second = await page.context().newPage();
    await second.goto('/account/edit');
    await field(page, 'Name').fill('Lumine');
    await save(page);
    await expect(page.getByText(saved).first()).toBeVisible();
    await field(second, 'Name').fill('Aether');
    await save(second);
    await expect(field(second, 'Name')).toHaveAccessibleDescription(/Another window changed this to “Lumine”/);
    await expect(field(second, 'Name')).toHaveValue('Aether');
    await save(second);
    await expect(second.getByText(saved).first()).toBeVisible();
    await second.reload();
    await expect(field(second, 'Name')).toHaveValue('Aether');
  });

  test('an address is verified; a new one waits until its code was entered', async ({ page, newMember, newName }) => {
    const { username, email, password } = await newMember();
    await logIn(page, username, password);
    await page.goto('/account/verify');
    await expect(main(page)).toContainText(email);
    const enterCodeOf = async (address: string) => {
      await expect.poll(() => findMailedCode(address)).not.toBeNull();
      await field(page, 'Verification code').fill((await findMailedCode(address)) ?? '');
      await mainButton(page, 'Verify').click();
      await expect(page).toHaveURL('/account');
      await expect(page.getByText('Email Verified').first()).toBeVisible();
    };
    await mainButton(page, 'Send').click();
    await expect(pageAlert(page, 'Verification Email Sent')).toBeVisible();
    await expect(mainButton(page, 'Resend')).toBeVisible();
    await enterCodeOf(email);

    const address = `${newName('moved')}@inn.test`;
    await page.goto('/account/edit');
    await field(page, 'Email').fill(address);
    await field(page, 'Current web password').fill(password);
    await save(page);
    await expect(main(page).getByText('Your new email address waits for its confirmation')).toBeVisible();
    await expect(field(page, 'Email')).toHaveValue(email);
    await main(page).getByRole('link', { name: 'Enter the code' }).click();
    await expect(main(page)).toContainText(address);
    await enterCodeOf(address);
    await page.goto('/account/edit');
    await expect(field(page, 'Email')).toHaveValue(address);
    await page.goto('/account/verify');
    await expect(main(page)).toContainText('Your email address is verified.');
  });
});

test.describe('with a host that knows no extension of the account', () => {
  test.beforeEach(({ expectFailure }) => {
    for (const status of [422, 429, 502]) expectFailure(status, /\/account\/(edit|verify)/);
  });

  const open = async (page: Page, siteUrl: string, username: string, path: string) => {
    await enterStandIn(page.request, siteUrl, username);
    await page.goto(siteUrl + path);
  };

  test('a refused username loses nothing that was typed', async ({ page, loginSiteUrl }) => {
    await open(page, loginSiteUrl, 'traveller', '/account/edit');
    await field(page, 'Name').fill('Lumine');
    await field(page, 'Username').fill('taken');
    await save(page);
    await expect(pageAlert(page, 'Update Failed')).toContainText('This username is already taken');
    await expect(field(page, 'Name')).toHaveValue('Lumine');
    await expect(field(page, 'Username')).toHaveValue('taken');
  });

  test('a host that breaks off loses nothing that was typed', async ({ page, loginSiteUrl }) => {
    await open(page, loginSiteUrl, 'cutoff', '/account/edit');
    await field(page, 'Name').fill('Lumine');
    await save(page);
    await expect(pageAlert(page, 'Network Error')).toContainText('Failed to connect to server. Please try again.');
    await expect(field(page, 'Name')).toHaveValue('Lumine');
  });

  test('a limit shows its countdown, and locks the address', async ({ page, loginSiteUrl }) => {
    await open(page, loginSiteUrl, 'mailed', '/account/edit');
    await field(page, 'Email').fill('new@inn.test');
    await save(page);
    const dialog = page.getByRole('dialog', { name: 'Rate Limited' });
    await expect(dialog.getByRole('timer')).toHaveText(/^00:0[45]:\d\d$/);
    await expectModal(dialog);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    await expect(field(page, 'Email')).toBeDisabled();
    await expect(field(page, 'Email')).toHaveValue('new@inn.test');
    await expect(field(page, 'Name')).toBeEnabled();
  });

  test('the day’s quota offers Discord, without the key in the page', async ({ page, loginSiteUrl }) => {
    await open(page, loginSiteUrl, 'quota', '/account/verify');
    await mainButton(page, 'Send').click();
    const dialog = page.getByRole('dialog', { name: 'Email Quota Reached' });
    await expect(dialog.getByRole('timer')).toHaveText(/^0[45]:\d\d:\d\d$/);
    const link = dialog.getByRole('link', { name: 'Link Discord Account' });
    await expect(link).toHaveAttribute('target', '_blank');
    expect(await page.content()).not.toContain(hostSecrets.sessionKey);
    const href = `${loginSiteUrl}${(await link.getAttribute('href')) ?? ''}`;
    const answer = await page.request.get(href, { maxRedirects: 0 });
    expect(answer.headers()['location']).toBe(
      `/account/login/discord?type=link&session=${hostSecrets.sessionKey}-quota`,
    );
  });

  test('a code that was already sent is the one to enter', async ({ page, loginSiteUrl }) => {
    await open(page, loginSiteUrl, 'again', '/account/verify');
    await mainButton(page, 'Send').click();
    await expect(pageAlert(page, 'Code Already Sent')).toBeVisible();
    await expect(mainButton(page, 'Resend')).toBeVisible();
  });

  test('a wrong code stays in its field; the right one leads back', async ({ page, loginSiteUrl }) => {
    await open(page, loginSiteUrl, 'traveller', '/account/verify');
    await field(page, 'Verification code').fill('WRONG');
    await mainButton(page, 'Verify').click();
    await expect(pageAlert(page, 'Verification Failed')).toContainText('Invalid verification code.');
    await expect(field(page, 'Verification code')).toHaveValue('WRONG');
    await field(page, 'Verification code').fill(rightCode);
    await mainButton(page, 'Verify').click();
    await expect(page).toHaveURL(`${loginSiteUrl}/account`);
    await expect(page.getByText('Email Verified').first()).toBeVisible();
  });

  test('an account without an address is led to the form that adds one', async ({ page, loginSiteUrl }) => {
    await open(page, loginSiteUrl, 'mailless', '/account/verify');
    await expect(main(page)).toContainText('No email address found in your account.');
    await main(page).getByRole('link', { name: 'Add Email' }).click();
    await expect(page).toHaveURL(`${loginSiteUrl}/account/edit`);
  });
});
