import type { Page } from '@playwright/test';
import { expectModal } from '../../steps/expect-modal';
import { tests as examples } from 'commonmark-spec';
import { expect, test } from '../../fixtures/accounts-test';
import { logInAsAdmin } from '../../steps/admin-steps';
import { findViolations } from '../../checks/axe';
import { waitForScripts } from '../../steps/chat-steps';
import { main, mainButton } from '../../steps/login-steps';
import { pictureFile } from '../../steps/pictures';

const field = (page: Page, name: string) => main(page).locator(`[name="${name}"]`);
const editor = (page: Page) => main(page).getByRole('textbox', { name: 'editable markdown' });
const uploaded = /!\[[^\]]*\]\((\/uploads\/blog\/\w+_original\.webp)\)/;

/** Opens the editor, puts the caret into it, and goes back to the plain text. */
async function lookIntoEditor(page: Page): Promise<void> {
  await mainButton(page, 'Editor').click();
  await editor(page).or(mainButton(page, 'Editor')).first().waitFor();
  if (await editor(page).isVisible()) {
    await editor(page).click({ position: { x: 4, y: 4 } });
    await page.keyboard.press('ArrowRight');
    await mainButton(page, 'Plain text').click();
  }
}

test('a text that is opened but not edited stays the same, byte for byte', async ({ page }) => {
  await logInAsAdmin(page);
  await page.goto('/blog/create');
  // Each twelfth example; `EXAMPLES=all` takes all of them. Their pictures do not exist, which would fail the test.
  const chosen = examples.filter(
    ({ markdown, number }) => !markdown.includes('![') && (process.env.EXAMPLES === 'all' || number % 12 === 0),
  );
  const texts = chosen.map(({ markdown }) => markdown.replaceAll('→', '\t'));
  const tables = [
    '| a | b |\n|:-|-:|\n| 1 | ~~2~~ |\n',
    '- [ ] one\n- [x] two\n',
    'www.inn.test and https://inn.test\n',
  ];
  const changed: string[] = [];
  for (const text of [...texts, ...tables]) {
    await field(page, 'content').fill(text);
    // The value of a form's field has only one kind of line break.
    const before = await field(page, 'content').inputValue();
    await lookIntoEditor(page);
    const after = await field(page, 'content').inputValue();
    if (after !== before) changed.push(`${JSON.stringify(before)} → ${JSON.stringify(after)}`);
  }
  expect(changed).toEqual([]);
});

test('the tools format the selected text, and the preview follows', async ({ page }) => {
  await logInAsAdmin(page);
  await page.goto('/blog/create');
  const content = field(page, 'content');
  const preview = main(page).getByRole('region', { name: 'Preview' });
  await waitForScripts(content);
  await content.fill('A lantern');
  await expect(preview).toHaveText('A lantern');
  await content.press('Control+Shift+ArrowLeft');
  await mainButton(page, 'Bold').click();
  await expect(content).toHaveValue('A **lantern**');
  await expect(preview.locator('strong')).toHaveText('lantern');
  await content.press('Control+z');
  await expect(content).toHaveValue('A lantern');
  await expect(preview.locator('strong')).toHaveCount(0);
  expect(await findViolations(page)).toEqual([]);
  await mainButton(page, 'Preview').click();
  await expect(preview).toHaveCount(0);
});

test('all tools of the editor are on the screen of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await logInAsAdmin(page);
  await page.goto('/blog/create');
  await mainButton(page, 'Editor').click();
  await editor(page).waitFor();
  const tools = await main(page)
    .getByRole('toolbar')
    .getByRole('button')
    .or(main(page).getByRole('toolbar').getByRole('radio'))
    .all();
  expect(tools.length).toBeGreaterThan(8);
  for (const tool of tools) await expect(tool).toBeInViewport({ ratio: 1 });
});

test('a dialog asks before unsaved changes are lost', async ({ page }) => {
  await logInAsAdmin(page);
  await page.goto('/blog/create');
  await waitForScripts(field(page, 'title'));
  await field(page, 'title').fill('Half a title');
  const leave = page.getByRole('banner').getByRole('link', { name: 'Handbook' }).first();
  const question = page.getByRole('dialog', { name: 'Leave this page?' });
  await leave.click();
  await expect(question.getByRole('heading')).toBeFocused();
  await expectModal(question);
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(field(page, 'title')).toHaveValue('Half a title');
  await leave.click();
  await mainButton(page, 'Stay').click();
  await expect(question).toHaveCount(0);
  await leave.click();
  await mainButton(page, 'Leave').click();
  await expect(page).toHaveURL(/\/handbook$/);
});

test('our own posts are unchanged in the editor', async ({ page }) => {
  await logInAsAdmin(page);
  for (const id of [1, 3, 7]) {
    await page.goto(`/blog/edit/${id}`);
    const before = await field(page, 'content').inputValue();
    expect(before.length).toBeGreaterThan(500);
    await lookIntoEditor(page);
    expect(await field(page, 'content').inputValue()).toBe(before);
  }
});

test('what is written in the editor is what readers see, and a preview link shows it until it is withdrawn', async ({
  page,
  browser,
}) => {
  await logInAsAdmin(page);
  await page.goto('/blog/create');
  const title = `Written ${Math.random().toString(36).slice(2, 8)}`;
  await field(page, 'title').fill(title);
  await expect(field(page, 'slug')).toHaveValue(/^written-\w+$/);
  await field(page, 'shortContent').fill('How to begin');
  await mainButton(page, 'Editor').click();
  await editor(page).click();
  await page.keyboard.type('# Begin');
  await page.keyboard.press('Enter');
  await page.keyboard.type('A lantern is lit.');
  await field(page, 'state').and(page.locator('[value="draft"]')).check();
  await mainButton(page, 'Create Post').click();
  await expect(page).toHaveURL(/\/blog\/own$/);
  await page.getByRole('link', { name: title }).click();
  await mainButton(page, 'Make a preview link').click();
  const link = await main(page).getByRole('link', { name: 'Preview', exact: true }).getAttribute('href');

  const stranger = await browser.newContext();
  const visit = await stranger.newPage();
  await visit.goto(new URL(link ?? '', page.url()).href);
  await expect(visit.getByRole('heading', { name: 'Begin' })).toBeVisible();
  await expect(visit.getByText('A lantern is lit.')).toBeVisible();
  await mainButton(page, 'Withdraw the link').click();
  await expect(mainButton(page, 'Make a preview link')).toBeVisible();
  expect((await visit.reload())?.status()).toBe(404);
  await stranger.close();
});

/** Pastes or drops a file, with the events that a browser sends for it. */
async function give(page: Page, kind: 'paste' | 'drop', to: ReturnType<typeof editor>): Promise<void> {
  const { name, mimeType, buffer } = await pictureFile();
  const data = await page.evaluateHandle(
    ({ bytes, name, type }) => {
      const transfer = new DataTransfer();
      const content = Uint8Array.from(atob(bytes), (sign) => sign.charCodeAt(0));
      transfer.items.add(new File([content], name, { type }));
      return transfer;
    },
    { bytes: buffer.toString('base64'), name, type: mimeType },
  );
  if (kind === 'drop') {
    await to.dispatchEvent('drop', { dataTransfer: data });
    return;
  }
  await to.evaluate((element, clipboardData) => {
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, data);
}

test('a picture is pasted or dropped into the text and into the editor, and readers open it in full size', async ({
  page,
}) => {
  await logInAsAdmin(page);
  await page.goto('/blog/create');
  const content = field(page, 'content');
  // Only the script can paste a picture: the browser itself pastes only text into a field.
  await waitForScripts(content);
  for (const kind of ['paste', 'drop'] as const) {
    await content.fill(`A text for ${kind}`);
    await give(page, kind, content);
    await expect(content).toHaveValue(uploaded);
  }
  await content.fill('In the editor');
  await mainButton(page, 'Editor').click();
  await editor(page).click();
  await give(page, 'paste', editor(page));
  await expect(content).toHaveValue(uploaded);

  const title = `Pictured ${Math.random().toString(36).slice(2, 8)}`;
  await field(page, 'title').fill(title);
  await field(page, 'shortContent').fill('With a picture');
  await mainButton(page, 'Create Post').click();
  await expect(page).toHaveURL(/\/blog$/);
  await page.getByRole('link', { name: title }).first().click();
  const picture = main(page).locator('a[data-picture]');
  await expect(picture.locator('img')).toHaveAttribute('src', /_small\.webp$/);
  await picture.click();
  const overlay = page.getByRole('dialog');
  await expect(overlay.locator('img')).toHaveAttribute('src', /_original\.webp$/);
  await page.keyboard.press('Escape');
  await expect(overlay).toBeHidden();
  await expect(picture).toBeFocused();
});
