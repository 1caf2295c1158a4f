import { expect, test } from '../../fixtures/page-test';

const build = JSON.stringify({
  lightcones: [{ item_id: 23000, level: 80, rank: 5, promotion: 6, equip_avatar: 1001, internal_uid: 1 }],
  relics: [],
  avatars: {},
});

test('a build file becomes commands, which are shown in the preview', async ({ page }) => {
  await page.goto('/command/import?engine=honkai-star-rail%2Fdanheng');
  const file = { name: 'freesr-data.json', mimeType: 'application/json', buffer: Buffer.from(build) };
  await page.getByLabel('File', { exact: true }).setInputFiles(file);
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByRole('heading', { name: '1 command for Danheng' })).toBeVisible();
  await expect(page.getByText('give 23000', { exact: false }).first()).toBeVisible();
});

test('another file is refused at its field with its reason', async ({ page, expectLog }) => {
  expectLog(/422/);
  await page.goto('/command/import');
  await page.getByLabel('Or its text').fill('hello');
  await page.getByRole('button', { name: 'Preview' }).click();
  const text = page.getByLabel('Or its text');
  await expect(text).toHaveAccessibleDescription(
    /This is not a JSON file\. Choose the file as the program saved it\.$/,
  );
  await expect(text).toHaveValue('hello');
  await expect(text).toBeFocused();
});
