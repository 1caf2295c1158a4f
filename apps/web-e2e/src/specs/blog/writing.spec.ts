import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/accounts-test';
import { logInAsAdmin } from '../../steps/admin-steps';
import { enterAsGuest, main, mainButton, pageAlert } from '../../steps/login-steps';

const field = (page: Page, name: string) => main(page).locator(`[name="${name}"]`);

/** Titles of parallel tests differ, so that each finds its own post. */
const newTitle = () => `Guide ${Math.random().toString(36).slice(2, 8)}`;

async function fill(page: Page, title: string): Promise<void> {
  await field(page, 'title').fill(title);
  await field(page, 'slug').fill('guide');
  await field(page, 'shortContent').fill('How to begin');
  await field(page, 'content').fill('# Begin\n\nSome **text**');
  await field(page, 'state').and(page.locator('[value="draft"]')).check();
}

test('members write nothing, and visitors are asked to log in', async ({ page, newName, expectFailure }) => {
  expectFailure(403, /\/blog\/create/);
  await page.goto('/blog/edit/1');
  await expect(page).toHaveURL(/\/login\?redirect=%2Fblog%2Fedit%2F1/);
  await expect(page.getByText('You must be logged in to edit blog posts.')).toBeVisible();
  await enterAsGuest(page, newName('reader'));
  await page.goto('/blog/create');
  await expect(main(page)).toContainText("You don't have permission to create blog posts.");
});

test('an author writes a draft, uploads a picture and changes the draft', async ({
  page,
  isEnhanced,
  expectFailure,
}) => {
  expectFailure(422, /\/blog\/create/);
  await logInAsAdmin(page);
  await page.goto('/blog/create');
  const title = newTitle();
  await fill(page, title);
  await field(page, 'image').setInputFiles({
    name: 'dot.gif',
    mimeType: 'image/gif',
    buffer: Buffer.from('R0lGODlhAQABAPAAAP8AAAAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64'),
  });
  if (!isEnhanced) await mainButton(page, 'Insert Image').click();
  await expect(field(page, 'content')).toHaveValue(
    /Some \*\*text\*\*\n\n!\[dot\.gif\]\(\/uploads\/blog\/\w+_original\.webp\)$/,
  );
  // With scripts the preview is live.
  if (!isEnhanced) await mainButton(page, 'Preview').click();
  await expect(page.getByRole('region', { name: 'Preview' }).getByRole('heading', { name: 'Begin' })).toBeVisible();
  await field(page, 'shortContent').fill('');
  await mainButton(page, 'Create Post').click();
  // A toast with scripts, a box above the form without.
  await expect(page.getByText('Validation Error')).toBeVisible();
  await expect(page.getByText('Title, content, short content, and slug are required.')).toBeVisible();
  await expect(pageAlert(page, 'Validation Error')).toHaveCount(isEnhanced ? 0 : 1);
  await field(page, 'shortContent').fill('How to begin');
  await mainButton(page, 'Create Post').click();
  await expect(page).toHaveURL(/\/blog\/own$/);
  await page.getByRole('link', { name: title }).click();
  await field(page, 'content').fill('Another text');
  await mainButton(page, 'Update Post').click();
  await expect(page).toHaveURL(/saved=2/);
  await main(page).getByRole('link', { name: 'Versions' }).click();
  await page.getByRole('link', { name: `Version 1: ${title}` }).click();
  await expect(page.getByRole('region', { name: 'Comparison' })).toContainText('Begin');
  await mainButton(page, 'Bring version 1 back').click();
  await expect(main(page)).toContainText(`Version 3: ${title}`);
});
