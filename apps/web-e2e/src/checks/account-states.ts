import type { Page } from '@playwright/test';
import { rightCode } from '../hosts/fake-account-host';

/** A state of the account area. */
export interface AccountState {
  name: string;
  /** An account of the stand-in; its name decides the answers. */
  account: string;
  path: string;
  /** The steps from the page to the state. */
  steps?: (page: Page) => Promise<void>;
}

const press = (name: string) => async (page: Page) => {
  await page.locator('main').getByRole('button', { name, exact: true }).first().click();
};
const dialog = (page: Page) => page.getByRole('dialog').waitFor();
const shows = (text: string) => async (page: Page) => page.getByText(text).first().waitFor();
const inOrder =
  (...steps: ((page: Page) => Promise<unknown>)[]) =>
  async (page: Page) => {
    for (const step of steps) await step(page);
  };
const fill = (label: string, value: string) => async (page: Page) =>
  page.locator('main').getByLabel(label, { exact: true }).first().fill(value);

/** Every state of the account area that looks different; `npm run screenshots -- --only=account` takes them all. */
export const accountStates: readonly AccountState[] = [
  { name: 'overview', account: 'verified', path: '/account' },
  { name: 'overview-shown', account: 'listed', path: '/account?email=shown&code=shown&ips=shown' },
  { name: 'overview-empty-red-orange', account: 'newcomer', path: '/account' },
  { name: 'overview-yellow', account: 'traveller', path: '/account' },
  { name: 'overview-red', account: 'passwordless', path: '/account' },
  { name: 'overview-expired-role', account: 'expired', path: '/account' },
  { name: 'overview-linked-logins', account: 'linked', path: '/account' },
  { name: 'overview-crowded', account: 'crowded', path: '/account' },
  { name: 'overview-filter-empty', account: 'traveller', path: '/account?q=nobody' },
  { name: 'overview-rewards', account: 'rewarded', path: '/account' },
  { name: 'overview-rewards-away', account: 'rewardless', path: '/account' },
  { name: 'overview-characters-away', account: 'playersaway', path: '/account' },
  { name: 'overview-leaving', account: 'leaving', path: '/account' },
  { name: 'overview-temporary-password', account: 'temporary', path: '/account' },
  {
    name: 'overview-refreshed-too-often',
    account: 'hasty',
    path: '/account',
    steps: inOrder(press('Refresh all'), shows('Not refreshed')),
  },
  { name: 'edit-new-address', account: 'newaddress', path: '/account/edit' },
  { name: 'verify-new-address', account: 'newaddress', path: '/account/verify' },
  { name: 'data-leaving', account: 'leaving', path: '/account/data' },
  { name: 'overview-host-away', account: 'unreachable', path: '/account' },
  {
    name: 'overview-blocked',
    account: 'verified',
    path: '/account',
    steps: inOrder(press('Refresh Moonlit Harbour'), shows('Please wait 3 minutes')),
  },
  {
    name: 'overview-search-started',
    account: 'verified',
    path: '/account',
    steps: inOrder(press('Refresh Star Rail Nightly'), shows('Search started')),
  },
  {
    name: 'code-modal',
    account: 'verified',
    path: '/account',
    steps: inOrder(press('Get the code for Star Rail Nightly'), dialog),
  },
  {
    name: 'code-mail-modal',
    account: 'verified',
    path: '/account',
    steps: inOrder(press('Get the code for Azure Campus'), dialog),
  },
  {
    name: 'redeem-wrong',
    account: 'verified',
    path: '/account',
    steps: inOrder(
      fill('Code', 'WRONG'),
      async (page) => page.locator('main').getByLabel('Server', { exact: true }).last().selectOption('1'),
      press('Redeem'),
      shows('Invalid or expired redeem code'),
    ),
  },
  {
    name: 'address-wrong',
    account: 'listed',
    path: '/account',
    steps: inOrder(fill('IP address', 'localhost'), press('Add'), shows('Please enter a valid IP address')),
  },
  {
    name: 'open-to-all',
    account: 'listed',
    path: '/account',
    steps: inOrder(press('Allow everyone for 5 minutes'), (page) => page.getByRole('timer').last().waitFor()),
  },
  {
    name: 'access-code-made',
    account: 'verified',
    path: '/account',
    steps: inOrder(press('Generate'), shows('made-code-1')),
  },
  { name: 'history', account: 'traveller', path: '/account/history' },
  { name: 'history-shown', account: 'traveller', path: '/account/history?ips=shown' },
  { name: 'history-empty', account: 'lonely', path: '/account/history' },
  { name: 'history-away', account: 'unreachable', path: '/account/history' },
  { name: 'devices', account: 'traveller', path: '/account/devices' },
  { name: 'devices-empty', account: 'lonely', path: '/account/devices' },
  {
    name: 'devices-refused',
    account: 'traveller',
    path: '/account/devices',
    steps: inOrder(fill('Device ID', 'unknown'), press('Link'), shows('Device Action Failed')),
  },
  { name: 'edit', account: 'verified', path: '/account/edit' },
  { name: 'edit-without-password', account: 'newcomer', path: '/account/edit' },
  {
    name: 'edit-new-password',
    account: 'verified',
    path: '/account/edit',
    steps: inOrder(fill('New web password', 'a-new-password-1')),
  },
  {
    name: 'edit-refused',
    account: 'verified',
    path: '/account/edit',
    steps: inOrder(fill('Username', 'taken'), press('Save changes'), shows('This username is already taken')),
  },
  {
    name: 'edit-limited',
    account: 'mailed',
    path: '/account/edit',
    steps: inOrder(fill('Email', 'new@inn.test'), press('Save changes'), dialog),
  },
  {
    name: 'edit-limited-after',
    account: 'mailed',
    path: '/account/edit',
    steps: inOrder(fill('Email', 'new@inn.test'), press('Save changes'), dialog, async (page) =>
      page.getByRole('dialog').getByRole('button', { name: 'Close' }).click(),
    ),
  },
  {
    name: 'edit-no-network',
    account: 'cutoff',
    path: '/account/edit',
    steps: inOrder(fill('Name', 'Somebody'), press('Save changes'), shows('Network Error')),
  },
  { name: 'verify', account: 'traveller', path: '/account/verify' },
  { name: 'verify-without-address', account: 'mailless', path: '/account/verify' },
  { name: 'verify-done', account: 'verified', path: '/account/verify' },
  {
    name: 'verify-sent',
    account: 'traveller',
    path: '/account/verify',
    steps: inOrder(press('Send'), shows('Verification Email Sent')),
  },
  {
    name: 'verify-already-sent',
    account: 'again',
    path: '/account/verify',
    steps: inOrder(press('Send'), shows('Code Already Sent')),
  },
  { name: 'verify-limited', account: 'limited-mail', path: '/account/verify', steps: inOrder(press('Send'), dialog) },
  { name: 'verify-quota', account: 'quota', path: '/account/verify', steps: inOrder(press('Send'), dialog) },
  {
    name: 'verify-wrong-code',
    account: 'traveller',
    path: '/account/verify',
    steps: inOrder(fill('Verification code', 'WRONG'), press('Verify'), shows('Verification Failed')),
  },
  {
    name: 'verified-just-now',
    account: 'traveller',
    path: '/account/verify',
    steps: inOrder(fill('Verification code', rightCode), press('Verify'), shows('Email Verified')),
  },
  { name: 'security', account: 'traveller', path: '/account/security' },
  { name: 'api-keys', account: 'traveller', path: '/account/api-keys' },
  { name: 'api-keys-empty', account: 'lonely', path: '/account/api-keys' },
  {
    name: 'api-key-wrong',
    account: 'traveller',
    path: '/account/api-keys',
    steps: inOrder(fill('Name', ' '), press('Make the key'), shows('Please give the key a name')),
  },
  {
    name: 'api-key-made',
    account: 'traveller',
    path: '/account/api-keys',
    steps: inOrder(
      fill('Name', 'My Discord bot'),
      fill('Your password', 'a-password'),
      press('Make the key'),
      shows('Your new key'),
    ),
  },
  { name: 'data', account: 'traveller', path: '/account/data' },
  {
    name: 'data-deletion-refused',
    account: 'traveller',
    path: '/account/data',
    steps: inOrder(
      async (page) => page.locator('main').getByText('Delete my account', { exact: true }).click(),
      async (page) => page.locator('main').getByText('I want to delete my account').click(),
      async (page) => page.locator('main').getByLabel('Your password', { exact: true }).last().fill('not-the-password'),
      press('Delete my account in 14 days'),
      shows('Not deleted'),
    ),
  },
];
