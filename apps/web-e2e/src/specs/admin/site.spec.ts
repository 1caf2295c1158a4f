import { expect, test } from '../../fixtures/accounts-test';
import { adminAccount, logInAsAdmin } from '../../steps/admin-steps';
import { expectModal } from '../../steps/expect-modal';
import { main, mainButton, pageAlert } from '../../steps/login-steps';

test('a server is added with its key and command, which are shown once', async ({ page, newName }) => {
  const name = newName('Teyvat ');
  await logInAsAdmin(page);
  await page.goto('/admin/server#add');
  const form = main(page).getByRole('region', { name: 'Add a game server' });
  await form.getByLabel('Name').fill(name);
  await form.getByRole('button', { name: 'Add and show the key' }).click();
  await expect(main(page).getByText('is shown only now')).toBeVisible();
  await expect(main(page).getByText(/STARHAVEN_KEY_FILE=server\.key node starhaven-agent\.mjs/)).toBeVisible();
  await page.goto('/admin/server');
  expect(await page.content()).not.toContain('shk_');

  const server = main(page).locator('details').filter({ hasText: name }).first();
  await server.locator('summary').first().click();
  await server.getByLabel('Maintenance note').fill('Back at noon');
  await server.getByRole('button', { name: `Save ${name}` }).click();
  await expect(server.getByText('Maintenance', { exact: true })).toBeVisible();
  await server.getByText('New key, or remove the server').click();
  // The first password field belongs to the form that restarts the server; the last one belongs to this form.
  await server.getByLabel('Your password', { exact: true }).last().fill(adminAccount().password);
  await server.getByRole('button', { name: `Remove ${name}` }).click();
  await expect(pageAlert(page, 'The server is removed.')).toBeVisible();
  await expect(main(page).getByText(name)).toHaveCount(0);
});

test('a setting in two tabs: the second one reads what is stored and loses nothing', async ({
  page,
  context,
  isEnhanced,
  isMobile,
  expectFailure,
  newName,
}) => {
  test.skip(isMobile, 'the other sizes show the same form, and all share one site');
  expectFailure(409, /\/admin\/settings/);
  // Both kinds of browsers run at the same time, so each has its own setting.
  const [label, group] = isEnhanced
    ? ['Where banned members appeal', 'Save site']
    : ['Mail address for sponsors', 'Save sponsors'];
  const field = (where = page) => main(where).getByLabel(label);
  // A second try of this test finds the addresses of the first one stored.
  const [mine, others] = [`${newName('mine')}@example.org`, `${newName('other')}@example.org`];
  await logInAsAdmin(page);
  const other = await context.newPage();
  await page.goto('/admin/settings');
  await other.goto('/admin/settings');
  await field(other).fill(others);
  await mainButton(other, group).click();
  await expect(pageAlert(other, 'The settings are saved.')).toBeVisible();
  await field().fill(mine);
  await mainButton(page, group).click();
  await expect(main(page).getByText(`Stored now: ${others}.`)).toBeVisible();
  await expect(field()).toHaveValue(mine);
  await mainButton(page, group).click();
  await expect(pageAlert(page, 'The settings are saved.')).toBeVisible();
  await field().fill('');
  await Promise.all([
    page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.url().includes('/admin/settings')),
    mainButton(page, group).click(),
  ]);
  await page.goto('/admin/settings');
  await expect(field()).toHaveValue('');
});

test('the token of the session is in the page only after it is asked for', async ({ page, isEnhanced }) => {
  await logInAsAdmin(page);
  await page.goto('/admin/settings');
  const token = main(page).locator('dd').first();
  await expect(token).toHaveText(/Hidden/);
  const before = await page.content();
  await main(page).getByRole('switch', { name: 'Show Sensitive Data' }).click();
  if (!isEnhanced) await mainButton(page, 'Apply').click();
  await expect(token).not.toHaveText(/Hidden/);
  expect(before).not.toContain(await token.innerText());
});

test('a backup is made and confirmed, and its download needs the password', async ({ page, isEnhanced, isMobile }) => {
  test.skip(isMobile, 'a backup reads everything, and the other sizes make the same one');
  await logInAsAdmin(page);
  await page.goto('/admin?confirm=backup');
  await expectModal(page.getByRole('dialog'));
  await page.getByRole('dialog').getByRole('button', { name: 'Create Backup' }).click();
  await expect(pageAlert(page, 'The backup has started.')).toBeVisible();
  await page.goto('/admin/database');
  const backup = main(page).getByRole('listitem').filter({ hasText: 'By hand' }).first();
  await expect(async () => {
    // A page without scripts never changes by itself.
    if (!isEnhanced) await page.reload();
    await expect(backup).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await backup.getByText('Download', { exact: false }).first().click();
  const proof = backup.getByLabel('Your password', { exact: true }).last();
  await proof.fill('not-the-password');
  await backup.getByRole('button', { name: 'Download this backup' }).click();
  await expect(page.getByText('Not downloaded')).toBeVisible();
  await expect(page.getByText('The password is wrong.')).toBeVisible();
  await backup.getByText('Download', { exact: false }).first().click();
  await proof.fill(adminAccount().password);
  const download = page.waitForEvent('download');
  await backup.getByRole('button', { name: 'Download this backup' }).click();
  expect((await download).suggestedFilename()).toMatch(/^manual-.+\.tar\.gz$/);
});

test('a redeem code is made and disabled', async ({ page, newName }) => {
  const code = newName('GIFT').toUpperCase();
  await logInAsAdmin(page);
  await page.goto('/admin/content');
  await main(page).getByText('Make a code').click();
  await main(page).getByLabel('What it is for').fill('A gift');
  await main(page).getByLabel('Items').fill('201:100');
  await main(page).getByLabel('Code', { exact: true }).fill(code);
  await mainButton(page, 'Make the code').click();
  const row = main(page).getByRole('row').filter({ hasText: code });
  await expect(row).toContainText('100 × 201');
  await row.getByRole('button', { name: `Disable ${code}` }).click();
  await expect(row.getByText('Disabled', { exact: true })).toBeVisible();
});
