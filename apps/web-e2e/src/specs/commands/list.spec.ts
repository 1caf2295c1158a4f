import { expect, test } from '../../fixtures/accounts-test';

const list = '/command/genshin-impact/grasscutter';

test('the start is the list of the first engine, and tabs lead to the others', async ({ page }) => {
  await page.goto('/command');
  await expect(page).toHaveTitle(/^Command List · /);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Command List');
  const tabs = page.getByRole('navigation', { name: 'Engines' }).getByRole('link');
  await expect(tabs.first()).toHaveAttribute('aria-current', 'page');
  await expect(tabs.filter({ hasText: 'Danheng' })).toContainText('Honkai: Star Rail');
  await tabs.filter({ hasText: 'LunarCore' }).click();
  await expect(page).toHaveURL(/\/command\/honkai-star-rail\/lunarcore$/);
  await expect(tabs.filter({ hasText: 'LunarCore' })).toHaveAttribute('aria-current', 'page');
});

test('the search finds heads and labels in any case', async ({ page, isEnhanced }) => {
  await page.goto(list);
  const search = page.getByRole('searchbox', { name: 'Search commands' });
  const find = async (text: string) => {
    await search.fill(text);
    if (!isEnhanced) await page.getByRole('button', { name: 'Search' }).click();
  };
  await find('GIVE A WEAPON');
  await expect(page.getByRole('link', { name: 'Show Command' })).toHaveCount(1);
  await find('no such thing');
  await expect(page.getByText('No commands found')).toBeVisible();
  await expect(page.getByText('Try adjusting your search terms')).toBeVisible();
  await expect(page).toHaveURL(/\?q=no\+such\+thing$/);
});

test('a command is opened, filled in and built; its values survive a reload', async ({ page, isEnhanced }) => {
  await page.goto(list);
  await page.getByRole('link', { name: 'Show Command: Give everything of a kind' }).click();
  const form = page.getByRole('form', { name: 'Give everything of a kind' });
  const build = async () => {
    if (!isEnhanced) await form.getByRole('button', { name: 'Build' }).click();
  };
  await form.getByLabel('Kind').selectOption('All characters');
  await build();
  await form.getByLabel('Constellation', { exact: true }).fill('6');
  await build();
  await expect(form.locator('output')).toHaveText('give avatars c6');
  await expect(page).toHaveURL(/v\.kind=avatars.*&v\.c=6/);
  await page.reload();
  await expect(form.locator('output')).toHaveText('give avatars c6');

  await form.getByLabel('Constellation', { exact: true }).fill('9');
  await build();
  await expect(form.getByLabel('Constellation', { exact: true })).toHaveAccessibleDescription(/at most 6/);
  await expect(form.locator('output')).toContainText('Constellation must be at most 6.');

  // A choice that hides a parameter clears it.
  await form.getByLabel('Constellation', { exact: true }).fill('5');
  await build();
  await form.getByLabel('Kind').selectOption('All weapons');
  await build();
  await expect(form.getByText('Left out, because it does not go with the other choices: Constellation.')).toBeVisible();
  await expect(form.locator('output')).toHaveText('give weapons');
});

test('several items become one command each', async ({ page }) => {
  await page.goto(`${list}?command=give-item&v.id=*201*202*203&v.x=2`);
  const lines = page.getByRole('form', { name: 'Give an item' }).locator('output');
  await expect(lines).toContainText('3 commands, one for each item');
  await expect(lines.getByRole('listitem')).toHaveText(['give 201 x2', 'give 202 x2', 'give 203 x2']);
});

test('text that would smuggle a target or a second command is refused at its field', async ({ page }) => {
  await page.goto(`${list}?command=give-item&v.id=201%20%4010002&v.x=1`);
  const lines = page.getByRole('form', { name: 'Give an item' }).locator('output');
  await expect(lines).toContainText('Item cannot contain @');
  await expect(lines).not.toContainText('give 201');
});

test('all commands are shown and hidden together', async ({ page }) => {
  await page.goto(list);
  await page.getByRole('link', { name: 'Show All Commands' }).click();
  await expect(page.getByRole('link', { name: 'Show Command' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Hide All Commands' }).click();
  await expect(page.getByRole('link', { name: 'Hide Command' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Show All Commands' })).toBeVisible();
});

test('only the roles of a command see it', async ({ page, newMember }) => {
  const member = await newMember();
  await page.goto('/login');
  await page.getByLabel('Username').fill(member.username);
  await page.getByLabel('Password', { exact: true }).fill(member.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/account$/);
  await page.goto(`${list}?q=kick`);
  await expect(page.getByText('No commands found')).toBeVisible();
});

test.describe('with scripts', () => {
  test.skip(({ javaScriptEnabled }) => javaScriptEnabled === false, 'these need scripts');

  test('a command is copied, and is then among the recently used ones', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`${list}?command=give-all&v.kind=mats`);
    await page.getByRole('button', { name: 'Copy Command' }).click();
    await expect(page.getByText('Copied!')).toBeVisible();
    await expect(page.getByText('Command copied to clipboard')).toBeVisible();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('give mats');
    const recent = page.getByRole('navigation', { name: 'Recently used' });
    await expect(recent.getByRole('link')).toHaveText(['Give everything of a kind']);
  });

  test('favourites stay on top after a reload', async ({ page }) => {
    await page.goto(list);
    const star = page.getByRole('button', { name: 'Favourite: Give a weapon' });
    await star.click();
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    await page.reload();
    await page.getByRole('navigation', { name: 'Favourites' }).getByRole('link', { name: 'Give a weapon' }).click();
    await expect(page.getByRole('form', { name: 'Give a weapon' })).toBeVisible();
    await star.click();
    await expect(page.getByRole('navigation', { name: 'Favourites' })).toHaveCount(0);
  });

  test('the slash key goes to the search, and a slash can be typed there', async ({ page }) => {
    await page.goto(list);
    await expect(page.getByRole('button', { name: 'Go to the search (key /)' })).toBeVisible();
    const search = page.getByRole('searchbox');
    await expect(async () => {
      await page.keyboard.press('/');
      await expect(search).toBeFocused({ timeout: 500 });
    }).toPass();
    // If the focus is late, the loop presses the key a second time, which types it.
    await search.fill('');
    await page.keyboard.press('/');
    await expect(search).toHaveValue('/');
  });

  test('refreshing says so, and keeps what was filled in', async ({ page }) => {
    await page.goto(`${list}?command=give-all&v.kind=mats`);
    await page.getByLabel('Amount').fill('7');
    await expect(page.getByRole('form').locator('output')).toHaveText('give mats x7');
    await page.getByRole('link', { name: 'Refresh Page' }).click();
    await expect(page.getByText('Refreshing Commands')).toBeVisible();
    await expect(page.getByText('Fetching latest command data...')).toBeVisible();
    await expect(page.getByRole('form').locator('output')).toHaveText('give mats x7');
  });

  test('slider and number show the same value', async ({ page }) => {
    await page.goto(`${list}?command=give-weapon&v.id=11502`);
    const number = page.getByLabel('Level', { exact: true });
    await number.fill('80');
    await expect(page.getByLabel('Level, slider')).toHaveValue('80');
    await page.getByLabel('Level, slider').press('ArrowRight');
    await expect(number).toHaveValue('81');
    await expect(page.getByRole('form').locator('output')).toHaveText('give 11502 lv81');
  });
});
