import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/accounts-test';
import { logInAsAdmin } from '../../steps/admin-steps';
import { main, mainButton, pageAlert } from '../../steps/login-steps';

const card = (page: Page, name: string) => main(page).getByRole('region', { name });

test('game data is sent, a dry run says what it would change, and the import changes it', async ({
  page,
  newName,
  expectFailure,
  isEnhanced,
}) => {
  expectFailure(422, /\/admin\/handbook/);
  await logInAsAdmin(page);
  await page.goto('/admin/handbook');
  await mainButton(page, 'Send and start a dry run').click();
  await expect(main(page).getByText('Choose the files of the game data, or their folder.')).toBeVisible();

  const name = `${newName('data')}.txt`;
  const lamp = newName('Lamp ');
  const id = 900_000 + Math.floor(Math.random() * 90_000);
  const content = `// Lunar Core\n\n# Items\n\n${id} : ${lamp}\n`;
  await main(page)
    .getByLabel('Files', { exact: true })
    .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(content) });
  await main(page).getByLabel('Format').last().selectOption('lunarcore-handbook');
  await main(page).getByLabel('Items that the data does not contain').last().selectOption('none');
  await mainButton(page, 'Send and start a dry run').click();
  await expect(pageAlert(page, 'The dry run has started. Its report says what an import would change.')).toBeVisible();
  const sent = card(page, name);
  const until = (look: () => Promise<void>) =>
    expect(async () => {
      // Without scripts a page does not change after its load.
      if (!isEnhanced) await page.goto('/admin/handbook');
      await look();
    }).toPass();
  await until(() => expect(sent).toContainText('1 item', { timeout: 2_000 }));
  await expect(sent).toContainText('A dry run: nothing was changed.');
  await sent.getByRole('button', { name: 'Import this' }).click();
  await until(() => expect(sent).toHaveCount(0, { timeout: 2_000 }));
  await expect(
    main(page)
      .getByText(/data has a new version/)
      .first(),
  ).toBeVisible();
});
