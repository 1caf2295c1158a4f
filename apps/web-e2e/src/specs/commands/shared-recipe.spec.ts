import { expect, test } from '../../fixtures/accounts-test';

const recipe = Buffer.from(
  JSON.stringify([
    1,
    'Supplies',
    [['give-item', 'give', { id: ['102'], x: ['{amount}'] }, 2]],
    [['amount', 'Amount', '5']],
  ]),
).toString('base64url');
const long = `/command/recipe?${new URLSearchParams({ engine: 'honkai-star-rail/lunarcore', recipe })}`;

test('a member gives a recipe a short link; everybody opens it, and the member removes it', async ({
  page,
  newMember,
  newDevice,
  expectFailure,
}) => {
  const member = await newMember();
  await page.goto('/login');
  await page.getByLabel('Username').fill(member.username);
  await page.getByLabel('Password', { exact: true }).fill(member.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/account$/);
  await page.goto('/command/recipes');
  await expect(page.getByText('You share no recipe now.')).toBeVisible();

  await page.goto(long);
  await page.getByRole('button', { name: 'Make a short link' }).click();
  await expect(page).toHaveURL(/\/command\/r\/[\w-]{12}$/);
  const short = page.url();

  const guest = await newDevice('away');
  await guest.goto(short);
  await expect(guest.getByRole('heading', { level: 1, name: 'Supplies' })).toBeVisible();
  await expect(guest.getByRole('button', { name: 'Remove this link' })).toHaveCount(0);
  await guest.getByLabel('Amount').fill('7');
  await guest.getByRole('button', { name: 'Fill in' }).click();
  await expect(guest.getByText('give 102 x7')).toBeVisible();

  await page.goto('/command/recipes');
  const links = page.getByRole('region', { name: 'Your short links' });
  await expect(links.getByRole('link', { name: 'Supplies' })).toHaveAttribute('href', new URL(short).pathname);
  await links.getByLabel('Remove the link to Supplies', { exact: true }).click();
  await links.getByRole('button', { name: 'Really remove the link to Supplies' }).click();
  await expect(page.getByText('You share no recipe now.')).toBeVisible();

  expectFailure(404, /\/command\/r\//);
  await page.goto(short);
  await expect(page.getByRole('heading', { name: 'Recipe not found' })).toBeVisible();
});

test('a short address that no recipe has is not found', async ({ page, expectFailure }) => {
  expectFailure(404, /\/command\/r\//);
  await page.goto('/command/r/AbCdEfGh-_12');
  await expect(page.getByRole('heading', { name: 'Recipe not found' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Your recipes' })).toBeVisible();
});
