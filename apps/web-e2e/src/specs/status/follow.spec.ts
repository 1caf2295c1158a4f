import { expect, test } from '../../fixtures/accounts-test';
import { logInAsAdmin } from '../../steps/admin-steps';
import { enterAsGuest, main, mainButton, pageAlert } from '../../steps/login-steps';

test('a member follows a server and an incident, and gets its latest update', async ({
  page,
  newName,
  newDevice,
  isEnhanced,
}) => {
  const title = newName('Slow ');
  const admin = await newDevice('away');
  await logInAsAdmin(admin);
  await admin.goto('/admin/incidents');
  await main(admin).getByText('Report an incident').click();
  const report = main(admin).getByRole('form', { name: 'Report an incident' });
  await report.getByLabel('Title').fill(title);
  await report.getByLabel('What visitors read').fill('We are looking.');
  await report.getByLabel('Impact').selectOption('None');
  await mainButton(admin, 'Report the incident').click();
  await expect(pageAlert(admin, 'The incident is on the status page.')).toBeVisible();

  await page.goto('/status/incidents');
  await expect(mainButton(page, `Follow ${title}`)).toHaveCount(0);
  await main(page).getByRole('link', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/login\?redirect=%2Fstatus%2Fincidents$/);
  await enterAsGuest(page, newName('follower'));
  await page.goto('/status');
  const follow = main(page)
    .getByRole('table')
    .getByRole('button', { name: /^Follow / })
    .first();
  const server = ((await follow.getAttribute('aria-label')) ?? '').replace('Follow ', '');
  await follow.click();
  await expect(mainButton(page, `Unfollow ${server}`)).toBeVisible();
  await expect(page).toHaveURL(/\/status#server-\d+$/);
  if (isEnhanced) await expect(page.getByText('You will be notified of its news.', { exact: false })).toBeVisible();
  await page.goto('/status/incidents');
  await mainButton(page, `Follow ${title}`).click();
  await expect(mainButton(page, `Unfollow ${title}`)).toBeVisible();

  await admin.goto('/admin/incidents');
  const row = main(admin).getByRole('listitem').filter({ hasText: title }).first();
  await row.getByText('Post an update', { exact: false }).first().click();
  await row.getByLabel('What visitors read').fill('The disk is empty again.');
  await row.getByRole('button', { name: `Resolve ${title}` }).click();
  await expect(pageAlert(admin, 'The incident is resolved.')).toBeVisible();

  await expect(async () => {
    await page.goto('/account/notifications');
    await expect(main(page)).toContainText(`${title} (resolved): The disk is empty again.`, { timeout: 1_000 });
  }).toPass();
  await mainButton(page, `No longer follow ${server}`).click();
  await expect(mainButton(page, `No longer follow ${server}`)).toHaveCount(0);
});
