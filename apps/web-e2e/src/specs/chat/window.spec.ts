import { expect, test } from '../../fixtures/accounts-test';
import {
  chatButton,
  chatField,
  chatLog,
  chatWindow,
  enterChat,
  openChat,
  waitForScripts,
} from '../../steps/chat-steps';
import { enterAsGuest } from '../../steps/login-steps';

test('two members talk, the unread are counted, and the window survives pages and a reload', async ({
  page,
  newName,
  newDevice,
  isMobile,
}) => {
  const [mika, aru] = [newName('mika'), newName('aru')];
  const other = await newDevice('away');
  await enterAsGuest(other, aru);
  await other.goto('/guide');
  await enterChat(page, mika);
  if (isMobile) await expect(chatField(page)).not.toBeFocused();
  else await expect(chatField(page)).toBeFocused();

  const text = `Hello from ${mika}`;
  // A page counts a message as unread only if it has joined before. If it joins later, the message is in its history.
  await chatField(page).fill(text);
  await chatField(page).press('Enter');
  await expect(chatLog(page).getByText(text)).toHaveCount(1);
  await expect(chatField(page)).toHaveValue('');
  await expect(page.getByRole('button', { name: /^Wait \d+ s$/ })).toBeVisible();

  await chatButton(other).click();
  await expect(chatLog(other).getByText(text)).toHaveCount(1);
  await chatWindow(other).getByRole('button', { name: 'Close the chat' }).click();
  await expect(chatWindow(other)).toHaveCount(0);

  // Typed text stays when the page changes and after a reload.
  await chatField(page).fill('not sent yet');
  if (!isMobile) await page.getByRole('banner').getByRole('link', { name: 'Handbook' }).click();
  await page.reload();
  // On a phone, where the window covers the page, a load shows the page.
  if (isMobile) {
    await waitForScripts(chatButton(page));
    await chatButton(page).click();
  }
  await expect(chatField(page)).toHaveValue('not sent yet');
  await expect(chatLog(page).getByText(text)).toHaveCount(1);

  await expect(page.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-disabled', 'false');
  await chatField(page).fill('and again');
  await page.getByRole('button', { name: 'Send' }).click();
  // Specs that run at the same time also write in the public room.
  await expect(chatButton(other)).toHaveAccessibleName(/^Chat [1-9]\d* unread$/);
  await chatButton(other).click();
  await expect(chatLog(other).getByText('and again').last()).toBeVisible();
});

test('Escape closes the window and the focus returns to its button', async ({ page, newName, isMobile }) => {
  test.skip(isMobile === true, 'a phone has no Escape key');
  await enterChat(page, newName('mika'));
  await page.keyboard.press('Escape');
  await expect(chatWindow(page)).toHaveCount(0);
  await expect(chatButton(page)).toBeFocused();
});

test('the window stays inside the screen, on a phone it covers it', async ({ page, newName, isMobile }) => {
  await enterChat(page, newName('mika'));
  const size = page.viewportSize() ?? { width: 0, height: 0 };
  if (isMobile) {
    await expect.poll(() => chatWindow(page).boundingBox()).toEqual({ x: 0, y: 0, ...size });
    return;
  }
  await expect.poll(() => chatWindow(page).boundingBox()).toMatchObject({ width: 400, height: 500 });
  const title = await chatWindow(page).getByRole('heading', { name: 'Public chat' }).boundingBox();
  await page.mouse.move((title?.x ?? 0) + 20, (title?.y ?? 0) + 10);
  await page.mouse.down();
  await page.mouse.move(-500, -500, { steps: 4 });
  await page.mouse.up();
  const place = () => chatWindow(page).boundingBox();
  await expect.poll(place).toMatchObject({ x: 0, y: 0 });
  await page.setViewportSize({ width: 700, height: 420 });
  await expect.poll(place).toMatchObject({ y: 0, height: 420 });
  await page.reload();
  await expect.poll(place).toMatchObject({ x: 0, y: 0 });
});

test('on a phone the window is modal, and a link in it leads to its page', async ({ page, isMobile }) => {
  test.skip(isMobile !== true, 'on a wide screen the window floats above the page');
  await openChat(page, '/faq');
  expect(
    await chatWindow(page).evaluate((node) => node.matches(':modal') && node.contains(document.activeElement)),
  ).toBe(true);
  await page.keyboard.press('Escape');
  await expect(chatWindow(page)).toHaveCount(0);
  await expect(chatButton(page)).toBeFocused();
  await chatButton(page).click();
  await chatWindow(page).getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(chatWindow(page)).toHaveCount(0);
  await page.goto('/guide');
  await waitForScripts(chatButton(page));
  await expect(chatWindow(page)).toHaveCount(0);
});

test('guests are led to the login and back', async ({ page }) => {
  await openChat(page, '/faq');
  await expect(page.getByText('Please login to use the chat')).toBeVisible();
  const login = chatWindow(page).getByRole('link', { name: 'Login' });
  await expect(login).toHaveAttribute('href', '/login?redirect=%2Ffaq');
});

test('a toast does not cover the buttons of the chat', async ({ page, newName }) => {
  await enterAsGuest(page, newName('mika'));
  await page.goto('/account/history');
  const toast = page.locator('[data-toast]');
  await (await toast.elementHandle())?.waitForElementState('stable');
  const box = await toast.boundingBox();
  const button = await chatButton(page).boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);
});
