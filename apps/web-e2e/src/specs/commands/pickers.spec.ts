import { expect, test } from '../../fixtures/handbook-test';

const pick = (query: string) => `/command/genshin-impact/engine/pick?${query}`;

test('a search finds items, each of which is added to the choice', async ({ page, host }) => {
  expect(host.items.length).toBeGreaterThan(30);
  await page.goto(pick('command=give-item&param=item'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Select Item(s)');
  await expect(page.getByRole('heading', { name: '30 found' })).toBeVisible();
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page.getByRole('link', { name: /Lantern No\. 30/ })).toBeVisible();

  await page.getByRole('searchbox').fill('no. 7');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByRole('link', { name: /^Lantern No\. 7/ }).click();
  await expect(page.getByRole('heading', { name: '1 chosen' })).toBeVisible();
  await page.getByRole('searchbox').fill('lantern');
  await page.getByRole('combobox', { name: 'Rarity' }).selectOption('6★');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByRole('link', { name: /^Lantern No\. 12/ }).click();
  await expect(page.getByRole('link', { name: 'Done' })).toHaveAttribute(
    'href',
    '/command/genshin-impact/engine?v.item=*210007*210012&command=give-item#command-give-item',
  );
  await page.getByRole('link', { name: 'Remove Lantern No. 7 (210007)' }).click();
  await expect(page.getByRole('heading', { name: '1 chosen' })).toBeVisible();
});

test('names are in the language of the address, and ids that nobody knows are marked', async ({ page, host }) => {
  expect(host.isDown).toBe(false);
  await page.goto(pick('command=give-item&param=item&language=JP&v.item=*210001*999'));
  const chosen = page.getByRole('listitem').filter({ hasText: 'Remove' });
  await expect(chosen.first()).toContainText('提灯 1');
  await expect(chosen.nth(1)).toContainText('??? 999 not in the handbook');
});

test('a sub property asks for count and step, and its artifact comes first', async ({ page, host, expectFailure }) => {
  // The page of the command list is not part of this test.
  expectFailure(404, /\/command\/genshin-impact\/engine/);
  expect(host.items.some(({ id }) => id === 77_901)).toBe(true);
  await page.goto(pick('command=give-artifact&param=sub'));
  await expect(page.getByText('Choose an artifact first.')).toBeVisible();

  await page.goto(pick('command=give-artifact&param=sub&v.artifact=77901'));
  await page.getByRole('link', { name: /CRIT Rate.*3\.89%/ }).click();
  await page.getByRole('spinbutton', { name: 'Count' }).fill('2');
  await expect(page.getByRole('spinbutton', { name: 'Step' })).toHaveValue('3');
  await page.getByRole('button', { name: 'Add' }).click();
  await expect(page).toHaveURL(/\/command\/genshin-impact\/engine\?v\.artifact=77901&v\.sub=501904%3A2&/);
});

test('a host that does not answer leaves the choice in the address', async ({ page, host, expectFailure }) => {
  expectFailure(502, /\/pick/);
  expectFailure(503, /\/pick/);
  host.refusal = { retcode: 500, message: 'broken' };
  await page.goto(pick('command=give-item&param=item&v.item=210001'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Item Load Error');
  host.refusal = null;
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByText('Lantern No. 1').first()).toBeVisible();
});
