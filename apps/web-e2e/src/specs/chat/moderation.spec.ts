import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/accounts-test';
import { findViolationsInBothSchemes } from '../../checks/axe';
import { chatLog, waitForScripts } from '../../steps/chat-steps';
import { runOperator } from '../../sites/launch';
import { enterAsGuest, logIn, main, pageAlert } from '../../steps/login-steps';

const operate = (...args: string[]) => runOperator(path.dirname(process.env.E2E_OUTBOX ?? ''), ['chat', ...args]);

async function logInAsAdmin(page: Page): Promise<void> {
  const [username = '', password = ''] = (process.env.E2E_ADMIN ?? '').split(' / ');
  await logIn(page, username, password);
}

test('a member reports with a reason, and a moderator mutes the author and removes the message', async ({
  page,
  baseURL,
  newName,
  newDevice,
  isEnhanced,
}) => {
  const text = `Buy gold of ${newName('seller')}`;
  const author = await newDevice('away');
  await enterAsGuest(author, newName('aru'));
  await author.request.post('/chat', { form: { intent: 'send', input: text }, headers: { origin: baseURL } });

  const reporter = await newDevice('away');
  await enterAsGuest(reporter, newName('mika'));
  await reporter.goto('/chat');
  if (isEnhanced) {
    const message = chatLog(reporter).locator('[data-message]').filter({ hasText: text });
    await expect(message).toBeVisible();
    await message.getByRole('button', { name: /^Actions for/ }).click();
    await message.getByRole('button', { name: 'Report' }).click();
    await message.getByLabel('Reason (optional)').fill('Advertising');
    await message.getByRole('button', { name: 'Report' }).click();
  } else {
    const message = main(reporter).getByRole('listitem').filter({ hasText: text });
    await message.getByText('Actions').click();
    await message.getByLabel('Reason of a report (optional)').fill('Advertising');
    await message.getByRole('button', { name: 'Report' }).click();
  }
  await expect(reporter.getByText('Thank you. The moderators will look at the message.')).toBeVisible();

  await logInAsAdmin(page);
  await page.goto('/chat');
  await main(page)
    .getByRole('link', { name: /^Moderation/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Chat moderation' })).toBeVisible();
  const entry = main(page).getByRole('listitem').filter({ hasText: text }).first();
  await expect(entry).toContainText('Advertising');
  if (isEnhanced) expect(await findViolationsInBothSchemes(page)).toEqual([]);
  await entry.getByText('Mute', { exact: false }).first().click();
  await entry.getByLabel('For how long').selectOption('One day');
  await entry.getByLabel('Reason (optional)').fill('No advertising');
  await entry.getByRole('button', { name: /^Mute/ }).click();
  await expect(pageAlert(page, 'The member cannot write for a day.')).toBeVisible();
  await entry.getByRole('button', { name: /^Remove it/ }).click();
  await expect(pageAlert(page, 'The message is removed, and its reports are settled.')).toBeVisible();
  await expect(main(page).getByText(text)).toHaveCount(0);

  await author.goto('/chat');
  await expect(main(author).getByText(/You cannot write in the chat until .* Reason: No advertising/)).toBeVisible();
  await expect(main(author).getByText(text)).toHaveCount(0);
});

test('a moderator pauses and resumes a room', async ({ page, newName, newDevice }, { project }) => {
  // A separate room, because a pause would stop the other specs.
  const slug = `lab-${project.name}`;
  await operate('add-room', slug, '--title', `Lab ${project.name}`);
  try {
    await logInAsAdmin(page);
    await page.goto('/chat/moderation');
    const room = main(page)
      .getByRole('listitem')
      .filter({ hasText: `Lab ${project.name}` });
    await room.getByLabel('Reason (optional)').fill('Night');
    await room.getByRole('button', { name: /^Pause/ }).click();
    await expect(pageAlert(page, 'The chat is paused. Only moderators can write.')).toBeVisible();
    const member = await newDevice('away');
    await enterAsGuest(member, newName('mika'));
    await member.goto(`/chat?room=${slug}`);
    await expect(main(member).getByText('The chat is paused. Night')).toBeVisible();
    await room.getByRole('button', { name: /^Resume/ }).click();
    await expect(pageAlert(page, 'Everybody can write again.')).toBeVisible();
    await member.goto(`/chat?room=${slug}`);
    await expect(main(member).getByText('The chat is paused. Night')).toHaveCount(0);
  } finally {
    await operate('remove-room', slug);
  }
});

test('a number that no account can have is refused at its field', async ({ page, isEnhanced, expectLog }) => {
  expectLog(/422/);
  await logInAsAdmin(page);
  await page.goto('/chat/moderation');
  const field = main(page).getByLabel('Number of the member (UID)');
  if (isEnhanced) await waitForScripts(field);
  // The browser itself refuses most such texts.
  await field.evaluate((element) => element.removeAttribute('pattern'));
  await field.fill('12 monkeys');
  await main(page)
    .getByRole('region', { name: 'Mute a member' })
    .getByRole('button', { name: 'Mute', exact: true })
    .click();
  await expect(field).toHaveAccessibleDescription('Please enter the number (UID) of an account');
  await expect(field).toHaveValue('12 monkeys');
  await expect(field).toBeFocused();
});

test('members do not find the page', async ({ page, newName, expectFailure }) => {
  expectFailure(404, /\/chat\/moderation/);
  await enterAsGuest(page, newName('mika'));
  await page.goto('/chat/moderation');
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
});
