import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/accounts-test';

/** Opens the search with its key. @returns its field, which has the focus */
async function openSearch(page: Page) {
  const field = page.getByRole('combobox', { name: 'Search pages, commands, questions and items' });
  // The shell's script may still be loading.
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(field).toBeFocused({ timeout: 1_000 });
  }).toPass();
  return field;
}

test('one search finds pages, commands and items, with only the keyboard', async ({ page, javaScriptEnabled }) => {
  await page.goto('/faq');
  const opener = page.getByRole('link', { name: 'Search everything (Ctrl+K)' });
  if (javaScriptEnabled === false) {
    await expect(opener).toHaveAttribute('href', '/handbook');
    return;
  }
  const field = await openSearch(page);
  await page.keyboard.press('Escape');
  await expect(field).toHaveCount(0);

  await page.keyboard.press('Control+k');
  await field.pressSequentially('artifact');
  await expect(page.getByRole('option', { name: /Give an artifact/ })).toBeVisible();
  await field.fill('downl');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/downloads');
  await expect(field).toHaveCount(0);
});

test('the search opens again when its key is pressed before the closed dialog has reported its end @scripts', async ({
  page,
}) => {
  await page.goto('/faq');
  const field = await openSearch(page);
  await field.fill('old words');
  await page.getByRole('dialog').evaluate((dialog: HTMLDialogElement) => {
    dialog.close();
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true }));
  });
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the search fits into a low window @scripts', async ({ page }) => {
  await page.setViewportSize({ width: 667, height: 375 });
  await page.goto('/faq');
  const field = await openSearch(page);
  const dialog = page.getByRole('dialog');
  await field.fill('a');
  await expect(dialog.getByRole('option').nth(6)).toBeAttached();
  const box = await dialog.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(375);
});
