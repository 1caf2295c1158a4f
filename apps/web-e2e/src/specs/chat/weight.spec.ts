import type { Page, Request } from '@playwright/test';
import { expect, test } from '../../fixtures/accounts-test';
import { chatButton, chatField, waitForScripts } from '../../steps/chat-steps';
import { enterAsGuest } from '../../steps/login-steps';

// docs/behaviour/chat.md#chat-widget: bytes of scripts and styles as they arrive, with headers.

const budgets = { room: 20 * 1024, bot: 21 * 1024, both: 34 * 1024, withCompletion: 45 * 1024 };

/** Counts the arriving bytes of the site's scripts and styles, without `known` ones; each call returns the bytes since the last call. */
async function countCode(page: Page, known: ReadonlySet<string>): Promise<() => number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  // Whether a file of an earlier page came before that page was left must not decide what is counted.
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
  const isCode = new Map<string, boolean>();
  let bytes = 0;
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    isCode.set(requestId, isAsset(response.url) && !known.has(response.url));
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
const isAsset = (url: string) => /\/assets\/.*\.(js|css)/.test(url);

/** Opens a page that a member can use, with its live connection. */
async function openLivePage(page: Page): Promise<void> {
  const isLive = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'));
  await page.goto('/faq');
  await waitForScripts(chatButton(page));
  await isLive;
  await page.waitForLoadState('networkidle');
}

/** Opens a page as a member. Counts only code that the page does not load without the chat; the live connection is loaded without it. */
async function openPage(page: Page, name: string): Promise<() => number> {
  await enterAsGuest(page, name);
  const known = new Set<string>();
  const note = (request: Request) => void known.add(request.url());
  page.on('request', note);
  // The check for newer game data loads three seconds after the page. When it sends its request, all its files are there: the next visit
  // would cancel a file on its way, and it would count for the chat.
  const check = page.waitForRequest(/\/handbook\/data\/versions\.json/);
  // The first focus on a page loads what keeps the page while the network is down.
  const keeper = page.waitForRequest(/keep-page/);
  await openLivePage(page);
  await page.keyboard.press('Tab');
  await Promise.all([check, keeper]);
  // A character lets the bot show its field. The account page, which follows the login, stores the member's own characters: none.
  await page.evaluate(
    (characters) => localStorage.setItem('starhaven-characters', characters),
    JSON.stringify([character]),
  );
  // Loaded again: on a busy machine a file of the first visit may come late.
  await openLivePage(page);
  page.off('request', note);
  return countCode(page, known);
}
const character = {
  server: { id: '1', title: 'Teyvat', type_game: 1, api_game: '' },
  player: { retcode: 0, data: { uid: '10001', nickname: 'Lumi' } },
};
const gm = (page: Page) => page.getByRole('link', { name: 'GM', exact: true });
const botField = (page: Page) => page.getByRole('textbox', { name: 'Command' });

test('the room by itself is small, and the bot adds little; the code for completion loads with the first letter', async ({
  page,
  newName,
}) => {
  const taken = await openPage(page, newName('mika'));
  await chatButton(page).click();
  await expect(chatField(page)).toBeVisible();
  const room = taken();
  // By keyboard: after a click the pointer would be over a link of the page, which loads its target.
  await page.getByRole('button', { name: 'Close the chat' }).press('Enter');
  await gm(page).click();
  await expect(botField(page)).toBeEnabled();
  const both = room + taken();
  // The page shows the number of lines as soon as the code that parses commands has run.
  await botField(page).fill('give 1\ngive 2');
  await expect(page.getByText('2 commands, one after another')).toBeVisible();
  const all = both + taken();
  test.info().annotations.push({ type: 'bytes', description: `room ${room}, both ${both}, with completion ${all}` });
  expect(room).toBeGreaterThan(1_000);
  expect(room).toBeLessThanOrEqual(budgets.room);
  expect(both).toBeGreaterThan(room);
  expect(both).toBeLessThanOrEqual(budgets.both);
  expect(all).toBeGreaterThan(both);
  expect(all).toBeLessThanOrEqual(budgets.withCompletion);
});

test('the bot by itself loads neither the room nor, before the first letter, the code that reads commands', async ({
  page,
  newName,
}) => {
  const taken = await openPage(page, newName('mika'));
  await gm(page).click();
  await expect(botField(page)).toBeEnabled();
  const bot = taken();
  test.info().annotations.push({ type: 'bytes', description: `bot ${bot}` });
  expect(bot).toBeGreaterThan(1_000);
  expect(bot).toBeLessThanOrEqual(budgets.bot);
});
