import { expect, test } from '../../fixtures/accounts-test';
import { logInAsAdmin } from '../../steps/admin-steps';
import { main, mainButton, pageAlert } from '../../steps/login-steps';

test('an incident is reported, updated in two tabs, and resolved', async ({
  page,
  context,
  newName,
  expectFailure,
}) => {
  expectFailure(422, /\/admin\/incidents/);
  const title = newName('Slow ');
  await logInAsAdmin(page);
  await page.goto('/admin/incidents');
  await main(page).getByText('Report an incident').click();
  const report = main(page).getByRole('form', { name: 'Report an incident' });
  await report.getByLabel('Title').fill(title);
  await report.getByLabel('What visitors read').fill('We are looking.');
  await report.getByLabel('Impact').selectOption('None');
  await mainButton(page, 'Report the incident').click();
  await expect(pageAlert(page, 'The incident is on the status page.')).toBeVisible();

  const row = (where = page) => main(where).getByRole('listitem').filter({ hasText: title }).first();
  const other = await context.newPage();
  await other.goto('/admin/incidents');
  for (const [where, text] of [
    [other, 'A disk is full.'],
    [page, 'The disk is gone.'],
  ] as const) {
    await row(where).getByText('Post an update', { exact: false }).first().click();
    await row(where).getByLabel('What visitors read').fill(text);
    await row(where)
      .getByRole('button', { name: `Post the update ${title}` })
      .click();
  }
  await expect(pageAlert(other, 'The update is on the status page.')).toBeVisible();
  await expect(page.getByText(/This has changed since you opened it/).first()).toBeVisible();
  await expect(row().getByText('A disk is full.')).toBeVisible();
  await expect(row().getByLabel('What visitors read')).toHaveValue('The disk is gone.');
  await row()
    .getByRole('button', { name: `Resolve ${title}` })
    .click();
  await expect(pageAlert(page, 'The incident is resolved.')).toBeVisible();
  const past = main(page).getByRole('region', { name: 'Past' });
  await expect(past.getByText(title, { exact: true }).first()).toBeVisible();
});

test('work is planned in the zone that the page names, and cancelled', async ({ page, newName }) => {
  const title = newName('Move ');
  await logInAsAdmin(page);
  await page.goto('/admin/incidents');
  await main(page).getByText('Plan maintenance').click();
  const plan = main(page).getByRole('form', { name: 'Plan maintenance' });
  await plan.getByLabel('Title').fill(title);
  await plan.getByLabel('What visitors read').fill('A new disk.');
  await plan.getByLabel(/^Start \(/).fill('2090-05-01T20:00');
  await plan.getByLabel(/^End \(/).fill('2090-05-01T22:00');
  await mainButton(page, 'Plan the work').click();
  await expect(pageAlert(page, 'The work is planned. It begins and ends by itself.')).toBeVisible();
  const row = main(page).getByRole('listitem').filter({ hasText: title }).first();
  await row.getByText('Change or cancel').click();
  await expect(row.getByLabel(/^Start \(/)).toHaveValue('2090-05-01T20:00');
  await row.getByRole('button', { name: `Cancel the work ${title}` }).click();
  await expect(pageAlert(page, 'The work is cancelled.')).toBeVisible();
  await expect(main(page).getByText(title)).toHaveCount(0);
});
