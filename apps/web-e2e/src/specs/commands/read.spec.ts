import { expect, test } from '../../fixtures/page-test';

test('a pasted command is explained and translated', async ({ page }) => {
  await page.goto('/command/read');
  await page.getByLabel('Commands', { exact: true }).fill('/give 23000 lv60 s5\nfly away');
  await page.getByRole('button', { name: 'Explain' }).click();
  const known = page.getByRole('article').filter({ hasText: '/give 23000 lv60 s5' });
  await expect(known.getByText('A command of LunarCore.')).toBeVisible();
  await expect(known.getByText('Superimposition: 5')).toBeVisible();
  await expect(known.getByText('give 23000 l60 r5')).toBeVisible();
  await expect(known.getByRole('link', { name: 'Open in the builder', exact: true })).toHaveAttribute(
    'href',
    /^\/command\/honkai-star-rail\/lunarcore\?/,
  );
  await expect(page.getByText('No engine has a command that begins like this.')).toBeVisible();
  await expect(page.getByLabel('Commands', { exact: true })).toHaveValue(/fly away/);
});
