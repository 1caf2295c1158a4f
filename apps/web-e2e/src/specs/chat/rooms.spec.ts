import path from 'node:path';
import { expect, test } from '../../fixtures/accounts-test';
import { findLostStates } from '../../checks/looks';
import { chatField, chatLog, chatWindow, enterChat } from '../../steps/chat-steps';
import { runOperator } from '../../sites/launch';
import { enterAsGuest } from '../../steps/login-steps';

const operate = (...args: string[]) => runOperator(path.dirname(process.env.E2E_OUTBOX ?? ''), ['chat', ...args]);

test.beforeAll(() => operate('add-room', 'deutsch', '--title', 'Deutsch'));
test.afterAll(() => operate('remove-room', 'deutsch'));

test('two rooms have their own messages and drafts, and the last one is remembered', async ({
  page,
  newName,
  newDevice,
}) => {
  const text = `Hallo von ${newName('mika')}`;
  const room = (name: string) => chatWindow(page).getByRole('button', { name });
  const other = await newDevice('away');
  await enterAsGuest(other, newName('aru'));
  await other.goto('/chat?room=deutsch');
  await expect(other.getByRole('navigation', { name: 'Rooms' }).getByRole('link', { name: 'Deutsch' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(other.getByRole('button', { name: /^Members online: / })).toBeVisible();

  await enterChat(page, newName('mika'));
  await chatField(page).fill('an English draft');
  await room('Deutsch').click();
  await expect(chatField(page)).toHaveValue('');
  await chatField(page).fill(text);
  await chatField(page).press('Enter');
  await expect(chatLog(page).getByText(text)).toHaveCount(1);
  await expect(chatLog(other).getByText(text)).toHaveCount(1);

  await chatWindow(page).getByRole('group', { name: 'Rooms' }).getByRole('button').first().click();
  await expect(chatField(page)).toHaveValue('an English draft');
  await expect(chatLog(page).getByText(text)).toHaveCount(0);
  // The pause applies to all rooms.
  await expect(page.getByRole('button', { name: /^Wait \d+ s$/ })).toBeVisible();

  await room('Deutsch').click();
  // After the reload the window is open again.
  await page.reload();
  await expect(room('Deutsch')).toHaveAttribute('aria-pressed', 'true');
  await expect(chatLog(page).getByText(text)).toHaveCount(1);
  await page.emulateMedia({ forcedColors: 'active' });
  // The count of the characters says its state in its text.
  expect((await findLostStates(page)).filter((lost) => !lost.startsWith('state: '))).toEqual([]);
});
