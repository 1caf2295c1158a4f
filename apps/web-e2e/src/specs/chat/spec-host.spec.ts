import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/chat-host-test';
import { chatButton, chatField, chatLog, chatWindow, controlConnection, openChat } from '../../steps/chat-steps';
import type { ChatShapes, FakeChatHost } from '../../hosts/fake-chat-host';

const brokenSocket = /WebSocket|Connection|Disconnected/;

/** The events of the specification with all their fields. */
const specEvents: Record<string, readonly string[]> = {
  change_page: ['url', 'type'],
  chat_join_room_public: ['sessionKey'],
  chatReq: ['input', 'uid', 'code'],
  cmdReq: ['input', 'id_player', 'id_server', 'session', 'language'],
};

/** All data that a browser or the site sent and that the specification does not name. */
function beyondTheSpecification({ heard, handshakes, called }: FakeChatHost): string[] {
  const events = heard.flatMap(([name, payload]) => {
    const known = specEvents[name];
    if (known === undefined) return [name];
    return Object.keys(payload as object)
      .filter((field) => !known.includes(field))
      .map((field) => `${name}: ${field}`);
  });
  const auth = handshakes.flatMap((one) => Object.keys(one as object)).map((field) => `handshake: ${field}`);
  const calls = called.filter((call) => /chat|live|ticket/.test(call));
  return [...events, ...auth, ...calls];
}
const sent = (host: FakeChatHost, wanted: string) =>
  host.heard.flatMap(([name, payload]) => (name === wanted ? [payload] : []));
const line = (page: Page, text: string) => chatLog(page).getByText(text, { exact: true });

const shapes: [string, ChatShapes][] = [
  ['a list and a map of users', { history: 'list', users: 'map of users', hasIds: true }],
  ['an object with messages and names', { history: 'messages', users: 'map of names', hasIds: true }],
  ['no ids, no times, and a list of users', { history: 'list', users: 'list', hasIds: false }],
  ['no ids in an object, and users in an object', { history: 'messages', users: 'users', hasIds: false }],
];
for (const [name, shape] of shapes) {
  test(`the public chat works with ${name}`, async ({ page, host, enter, expectLog }) => {
    expectLog(brokenSocket);
    host.shapes = shape;
    host.say('from before');
    const connection = await controlConnection(page);
    await enter();
    await openChat(page, '/faq');
    await expect(line(page, 'from before')).toHaveCount(1);
    await page.getByRole('button', { name: /^Members online: / }).click();
    await expect(page.getByRole('list', { name: 'Online' })).toContainText('Paimon');

    await chatField(page).fill('  hello  ');
    await chatField(page).press('Enter');
    await expect(line(page, 'hello')).toHaveCount(1);
    await expect(page.getByRole('button', { name: /^Wait \d+ s$/ })).toBeVisible();
    expect(sent(host, 'chatReq')).toEqual([{ input: 'hello', uid: '7', code: 'code-of-the-chat-host' }]);

    // The host sends its history again after a reconnect.
    await connection.lose();
    host.say('meanwhile');
    connection.allow();
    await expect(line(page, 'meanwhile')).toHaveCount(1);
    await expect(line(page, 'hello')).toHaveCount(1);
    await expect(line(page, 'from before')).toHaveCount(1);
    // No call for messages exists there.
    await expect(page.getByRole('button', { name: /^Actions for/ })).toHaveCount(0);
    expect(beyondTheSpecification(host)).toEqual([]);
  });
}

test('an empty history leaves an empty room, and messages of others are counted', async ({ page, host, enter }) => {
  await enter();
  await openChat(page, '/faq');
  await expect(page.getByText('No messages yet. Say hello.')).toBeVisible();
  await chatWindow(page).getByRole('button', { name: 'Close the chat' }).click();
  host.say('are you there?');
  await expect(chatButton(page)).toHaveAccessibleName('Chat 1 unread');
  await chatButton(page).click();
  await expect(line(page, 'are you there?')).toHaveCount(1);
  expect(beyondTheSpecification(host)).toEqual([]);
});

test('guests are led to the login', async ({ page, host }) => {
  await openChat(page, '/faq');
  await expect(chatWindow(page).getByText('Please login to use the chat')).toBeVisible();
  expect(sent(host, 'chat_join_room_public')).toEqual([]);
});

test('the bot runs a line, shows its answers and waits for the limit', async ({ page, host, enter, expectFailure }) => {
  // Without a list of games the commands cannot be loaded: no line is completed or checked, and each one is confirmed.
  expectFailure(502, /commands\.json/);
  await enter();
  await page.addInitScript(() => {
    const server = { id: 'gi-1', title: 'Mondstadt', type_game: 1, api_game: '' };
    const player = { retcode: 0, data: { uid: '10001', nickname: 'Lumine' } };
    localStorage.setItem('starhaven-characters', JSON.stringify([{ server, player }]));
  });
  await expect(async () => {
    await page.goto('/faq');
    await page.getByRole('link', { name: 'GM', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'GM' })).toBeVisible({ timeout: 10_000 });
  }).toPass();
  const field = page.getByRole('textbox', { name: 'Command' });
  const bot = page.getByRole('log', { name: 'Bot chat' });
  const run = async (text: string) => {
    await expect(field).toBeEnabled();
    await field.fill(text);
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    const review = page.getByRole('region', { name: 'Run this command?' });
    await expect(review).toContainText('The commands of this server could not be loaded');
    await review.getByRole('button', { name: 'Run it' }).click();
  };
  await run('give 201');
  await expect(bot.getByText('Done: give 201')).toBeVisible();
  expect(sent(host, 'cmdReq')).toEqual([
    { input: 'give 201', id_player: '10001', id_server: 'gi-1', session: 'key-of-the-chat-host', language: 'EN' },
  ]);
  // An extension of ours has no effect when such a host sends it.
  await run('fail');
  await expect(bot.getByText('The player is away')).toBeVisible();
  await expect(bot.getByRole('button')).toHaveCount(0);
  await run('slow');
  await expect(bot.getByText('Rate Limited')).toBeVisible();
  await expect(page.getByRole('timer').filter({ hasText: /^01:[0-3]\d$/ })).toBeVisible();
  await expect(field).toBeDisabled();
  expect(beyondTheSpecification(host)).toEqual([]);
});
