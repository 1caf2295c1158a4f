import { expectModal } from '../../steps/expect-modal';
import { expect, test } from '../../fixtures/page-test';
import { startRealHandbook } from '../../sites/start-real-handbook';

// One site with all data is enough.
test.describe.configure({ mode: 'serial' });

const form = '/command/genshin-impact/grasscutter?command=give-weapon';
let site: Awaited<ReturnType<typeof startRealHandbook>> | undefined;

test.beforeAll(async () => {
  site = await startRealHandbook();
});

test.afterAll(async () => {
  await site?.stop();
});

test('weapons are found by name and filter, and several become commands', async ({ page }) => {
  await page.goto(`${site?.web.url}${form}`);
  const opener = page.getByRole('button', { name: 'Choose Weapon' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Select Weapon(s)' });
  await expectModal(dialog);
  const search = dialog.getByRole('searchbox', { name: 'Search for Weapon' });
  // The nickname that players use for Staff of Homa; the index of the handbook knows it.
  await search.fill('homa');
  await dialog.getByRole('button', { name: /Staff of Homa/ }).click();
  await expect(dialog.getByRole('button', { name: /Staff of Homa/ })).toHaveAttribute('aria-pressed', 'true');
  await search.fill('');
  await dialog.getByRole('combobox', { name: 'Rarity' }).selectOption('1★');
  await expect(dialog.getByRole('button', { name: /Staff of Homa/ })).toHaveCount(0);
  await dialog.getByRole('button', { name: /Dull Blade/ }).click();
  await expect(dialog.getByRole('status').filter({ hasText: '2 selected' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  const lines = page.getByRole('form', { name: 'Give a weapon' }).locator('output').getByRole('listitem');
  await expect(lines).toHaveText([/^give 13501/, /^give 11101/]);
});

test('a list that cannot be loaded is reported inside the dialog, also by a toast that can be dismissed', async ({
  page,
  expectFailure,
}) => {
  expectFailure(500, /\/command\/data\//);
  await page.route('**/command/data/*.json*', (route) => route.fulfill({ status: 500 }));
  await page.goto(`${site?.web.url}${form}`);
  await page.getByRole('button', { name: 'Choose Weapon' }).click();
  const dialog = page.getByRole('dialog', { name: 'Select Weapon(s)' });
  const alert = dialog.locator('[data-alert]');
  await expect(alert).toBeVisible();
  // The box is as high as its content.
  const again = dialog.getByRole('button', { name: 'Try again' });
  const [box, last] = [await alert.boundingBox(), await again.boundingBox()];
  expect((box?.height ?? 0) - ((last?.y ?? 0) - (box?.y ?? 0))).toBeLessThan(2 * (last?.height ?? 0));
  const toast = dialog.locator('[data-toast]');
  // Presses the button only if nothing is in front of it.
  await toast.getByRole('button', { name: 'Dismiss' }).click();
  await expect(toast).toHaveCount(0);
});

test('everything works with only the keyboard, and Escape keeps the choice', async ({ page }) => {
  await page.goto(`${site?.web.url}${form}`);
  const opener = page.getByRole('button', { name: 'Choose Weapon' });
  await expect(opener).toBeEnabled();
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Select Weapon(s)' });
  const search = dialog.getByRole('searchbox', { name: 'Search for Weapon' });
  // On touch screens the search is not focused, because the keyboard would hide the list.
  await expect(search).toBeVisible();
  if (!(await page.evaluate(() => window.matchMedia('(pointer: coarse)').matches))) await expect(search).toBeFocused();
  await search.focus();
  await page.keyboard.type('Dull Blade');
  await expect(dialog.getByRole('button', { name: /Dull Blade/ })).toBeVisible();
  await expect(dialog.getByRole('button', { name: /Silver Sword/ })).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('button', { name: /Dull Blade/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: /Dull Blade/ })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(page.getByRole('button', { name: 'Remove Dull Blade (11101)' })).toBeVisible();
});

test('where the site has no list, the dialog says so and an ID can be typed', async ({ page }) => {
  await page.goto(`${site?.web.url}/command/genshin-impact/grasscutter?command=quest-running`);
  await page.getByRole('button', { name: 'Choose Quest' }).click();
  const dialog = page.getByRole('dialog', { name: 'Select Quest(s)' });
  await expect(dialog.getByText('You can type an ID instead; it is not checked.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Give All' })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('textbox', { name: 'Quest' }).fill('35303');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('form').locator('output')).toHaveText(/^quest running 35303$|35303/);
  await expect(page.getByText('not in the handbook')).toHaveCount(0);
});
