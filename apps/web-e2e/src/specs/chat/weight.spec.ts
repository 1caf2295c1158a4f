import type { Page } from '@playwright/test';
import { expect, test } from '../../accounts-test';
import { chatButton, chatField, waitForScripts } from '../../chat-steps';
import { logIn } from '../../login-steps';

// docs/behaviour/chat.md#chat-widget: bytes of scripts and styles as they arrive, with headers.

const budgetBytes = 40 * 1024;

/** Counts what arrives of the site's own scripts and styles; each call gives the bytes since the one before. */
async function countCode(page: Page): Promise<() => number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  const isCode = new Map<string, boolean>();
  let bytes = 0;
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    isCode.set(requestId, /\/assets\/.*\.(js|css)/.test(response.url));
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (isCode.get(requestId)) bytes += encodedDataLength;
  });
  return () => {
    const counted = bytes;
    bytes = 0;
    return counted;
  };
}

test('the room costs 40 KB at most when it is opened, and the bot as much again', async ({ page, newName }) => {
  await logIn(page, newName('mika'));
  const taken = await countCode(page);
  // A member has a live connection without the chat; its code is no part of the chat.
  const connected = page.waitForEvent('websocket');
  await page.goto('/faq');
  await waitForScripts(chatButton(page));
  await connected;
  await page.waitForLoadState('networkidle');
  taken();
  await chatButton(page).click();
  await expect(chatField(page)).toBeVisible();
  const room = taken();
  await page.getByRole('button', { name: 'Close the chat' }).click();
  await page.getByRole('link', { name: 'GM', exact: true }).click();
  await expect(page.getByText(/^The bot runs commands for your character/)).toBeVisible();
  const bot = taken();
  test.info().annotations.push({ type: 'bytes', description: `room ${room}, bot ${bot}` });
  expect(room).toBeGreaterThan(1_000);
  expect(room).toBeLessThanOrEqual(budgetBytes);
  expect(bot).toBeGreaterThan(1_000);
  expect(bot).toBeLessThanOrEqual(budgetBytes);
});
