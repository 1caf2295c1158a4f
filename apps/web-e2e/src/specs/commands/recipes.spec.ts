import { expect, test } from '../../fixtures/page-test';

const address = '/command/recipes/edit?engine=honkai-star-rail%2Flunarcore';

test('a recipe is written, kept, run with another value and deleted', async ({ page, javaScriptEnabled }) => {
  await page.goto(address);
  await page.getByLabel('Name').fill('Supplies');
  await page.getByLabel('Commands', { exact: true }).fill('2* give 102 x{amount=5}');
  await page.getByRole('button', { name: 'Save recipe' }).click();
  // With scripts the saved recipe opens by itself; without them a link leads to it.
  if (javaScriptEnabled === false) await page.getByRole('link', { name: 'Open the recipe' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Supplies' })).toBeVisible();
  await page.getByLabel('Amount').fill('7');
  await page.getByRole('button', { name: 'Fill in' }).click();
  await expect(page.getByText('give 102 x7')).toBeVisible();
  if (javaScriptEnabled === false) return;
  await page.getByRole('link', { name: 'Your recipes' }).click();
  await expect(page.getByRole('link', { name: 'Run Supplies' })).toBeVisible();
  await page.getByLabel('Delete Supplies', { exact: true }).click();
  await page.getByRole('button', { name: 'Really delete Supplies' }).click();
  await expect(page.getByText('You have no recipes yet.')).toBeVisible();
});

test('a line with a fault is named, and nothing typed is lost', async ({ page, expectLog }) => {
  expectLog(/422/);
  await page.goto(address);
  await page.getByLabel('Name').fill('Broken');
  await page.getByLabel('Commands', { exact: true }).fill('fly away');
  await page.getByRole('button', { name: 'Save recipe' }).click();
  await expect(page.getByText('Line 1: LunarCore has no command that begins like this.')).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('Broken');
  await expect(page.getByLabel('Commands', { exact: true })).toHaveValue('fly away');
  await expect(page.getByLabel('Commands', { exact: true })).toBeFocused();
});
