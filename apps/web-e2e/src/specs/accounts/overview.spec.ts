import { waitForScripts } from '../../steps/chat-steps';
import { rightCode } from '../../hosts/fake-account-host';
import { expectModal } from '../../steps/expect-modal';
import { main, mainButton } from '../../steps/login-steps';
import { enterStandIn, expect, test } from '../../fixtures/page-test';

test.beforeEach(async ({ page, loginSiteUrl }) => {
  await enterStandIn(page.request, loginSiteUrl, 'traveller');
  await page.goto(`${loginSiteUrl}/account`);
});

test('a code for the game is shown, and entering it looks for the player', async ({ page, javaScriptEnabled }) => {
  const opener = mainButton(page, 'Get the code for Azure Campus');
  if (javaScriptEnabled !== false) await waitForScripts(opener);
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Get Code Mail' });
  await expect(dialog).toContainText('GATE42');
  await expectModal(dialog);
  if (javaScriptEnabled !== false) {
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
    await opener.click();
  }
  await dialog.getByRole('button', { name: "Yes I've entered it" }).click();
  await expect(page.getByText('Search started').first()).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

test('a limited search blocks its server with a countdown', async ({ page, expectFailure }) => {
  expectFailure(429, /\/account/);
  await mainButton(page, 'Refresh Moonlit Harbour').click();
  await expect(page.getByText('Please wait 3 minutes before you search again.').first()).toBeVisible();
  await expect(main(page).getByText(/Blocked 02:[0-3]\d/)).toBeVisible();
  await expect(mainButton(page, 'Refresh Moonlit Harbour')).toBeDisabled();
});

test('characters are filtered by an address that can be kept', async ({ page }) => {
  await main(page).getByLabel('Status').selectOption('processing');
  await mainButton(page, 'Filter').click();
  await expect(page).toHaveURL(/status=processing/);
  const characters = page.getByRole('region', { name: 'Game Characters' }).getByRole('listitem');
  await expect(characters).toHaveCount(1);
  await expect(characters).toContainText('Star Rail Nightly');
});

test('redeeming says what is wrong, keeps the code, and succeeds', async ({ page, expectFailure }) => {
  expectFailure(422, /\/account/);
  const redeem = page.getByRole('region', { name: 'Redeem a code' });
  await redeem.getByLabel('Code').fill('WRONG');
  await redeem.getByLabel('Server').selectOption('1');
  await redeem.getByRole('button', { name: 'Redeem' }).click();
  await expect(page.getByText('Invalid or expired redeem code').first()).toBeVisible();
  await expect(redeem.getByLabel('Code')).toHaveValue('WRONG');
  await expect(redeem.getByLabel('Server')).toHaveValue('1');
  await redeem.getByLabel('Code').fill(rightCode);
  await redeem.getByRole('button', { name: 'Redeem' }).click();
  await expect(page.getByText('Code redeemed').first()).toBeVisible();
  await expect(page).toHaveURL(/\/account$/);
});

test('an empty address is refused at its field; everyone can be let in for a while', async ({
  page,
  expectFailure,
}) => {
  expectFailure(422, /\/account/);
  await main(page).getByLabel('IP address').fill(' ');
  await mainButton(page, 'Add').click();
  await expect(main(page).getByLabel('IP address')).toHaveAccessibleDescription('Please enter a valid IP address');
  await mainButton(page, 'Allow everyone for 5 minutes').click();
  await expect(main(page).getByRole('timer').last()).toHaveText(/0[45]:\d\d/);
});

test('a new access code is shown once', async ({ page, loginSiteUrl }) => {
  await mainButton(page, 'Generate').click();
  await expect(main(page).getByText('made-code-1')).toBeVisible();
  await page.goto(`${loginSiteUrl}/account`);
  await expect(main(page).getByText('made-code-1')).toHaveCount(0);
});
