import { expect, test } from '../../fixtures/accounts-test';
import { chatButton, chatField, chatLog } from '../../steps/chat-steps';
import { enterAsGuest, main } from '../../steps/login-steps';
import { holdScripts } from '../../steps/slow-scripts';

test('a member writes on the page of the chat, with and without scripts', async ({
  page,
  newName,
  isEnhanced,
  expectFailure,
}) => {
  const name = newName('mika');
  await enterAsGuest(page, name);
  await page.goto('/faq');
  await expect(chatButton(page)).toHaveAttribute('href', '/chat');
  await page.goto('/chat');
  const text = `Greetings of ${name}`;
  if (isEnhanced) {
    await expect(page.getByRole('button', { name: /^Members online: / })).toBeVisible();
    await chatField(page).fill(text);
    await chatField(page).press('Enter');
    await expect(chatLog(page).getByText(text)).toHaveCount(1);
    return;
  }
  expectFailure(429, /\/chat/);
  await chatField(page).fill(text);
  await main(page).getByRole('button', { name: 'Send' }).click();
  await expect(main(page).getByText(text)).toHaveCount(1);
  // The request to wait is shown next to the field, and the typed text stays.
  await chatField(page).fill('too soon');
  await main(page).getByRole('button', { name: 'Send' }).click();
  await expect(chatField(page)).toHaveAccessibleDescription(/Please wait before you send another message/);
  await expect(chatField(page)).toHaveValue('too soon');
  await expect(main(page).getByText(/You can send the next message in 00:/)).toBeVisible();

  const own = main(page).getByRole('listitem').filter({ hasText: text });
  await own.getByText('Actions').click();
  await own.getByRole('button', { name: 'Delete' }).click();
  await expect(main(page).getByText('The message is deleted.')).toBeVisible();
  await expect(main(page).getByText(text)).toHaveCount(0);
});

test(
  'what a member types before the room is live stays, with the focus',
  { tag: ['@wide', '@scripts'] },
  async ({ page, newName }) => {
    await enterAsGuest(page, newName('mika'));
    const release = await holdScripts(page);
    await page.goto('/chat', { waitUntil: 'commit' });
    await chatField(page).pressSequentially('Good evening');
    release();
    await expect(page.getByRole('button', { name: /^Members online: / })).toBeVisible();
    await expect(chatField(page)).toBeFocused();
    await page.keyboard.type(', everybody');
    await expect(chatField(page)).toHaveValue('Good evening, everybody');
  },
);

test('a guest reads the latest messages and is led to the login', async ({ page }) => {
  await page.goto('/chat');
  await expect(page.getByRole('heading', { name: 'Latest messages' })).toBeVisible();
  await expect(main(page).getByText('Please login to use the chat')).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login?redirect=%2Fchat');
});

test('a long message is refused at its field', async ({ page, newName, isEnhanced, expectFailure }) => {
  test.skip(isEnhanced, 'the live room has a counter instead');
  await enterAsGuest(page, newName('mika'));
  await page.goto('/chat');
  expectFailure(422, /\/chat/);
  await chatField(page).fill('x'.repeat(161));
  await main(page).getByRole('button', { name: 'Send' }).click();
  await expect(chatField(page)).toHaveAccessibleDescription(/A message has at most 160 characters/);
  await expect(chatField(page)).toHaveValue('x'.repeat(161));
});
