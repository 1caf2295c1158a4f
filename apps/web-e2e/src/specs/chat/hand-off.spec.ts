import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/accounts-test';
import { enterAsGuest } from '../../steps/login-steps';

const builder = '/command/genshin-impact/grasscutter?command=give-all&v.kind=mats';
const bot = (page: Page) => page.getByRole('dialog', { name: 'GM' });

/** Before the scripts have started, the button does nothing. */
async function runInChat(page: Page): Promise<void> {
  await page.goto(builder);
  await page.getByRole('button', { name: 'Run in chat' }).click();
}

test('the builder opens the bot with its command filled in, and nothing runs by itself', async ({ page, newName }) => {
  await enterAsGuest(page, newName('mika'));
  await page.addInitScript(() => {
    const server = { id: '1', title: 'Moonlit Harbour', type_game: 1, api_game: '' };
    const player = { retcode: 0, data: { uid: '10001', nickname: 'Lumine' } };
    localStorage.setItem('starhaven-characters', JSON.stringify([{ server, player }]));
  });
  await runInChat(page);
  await expect(bot(page)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Command' })).toHaveValue('give mats');
  await expect(page.getByRole('log', { name: 'Bot chat' }).getByText('give mats')).toHaveCount(0);
});

test('a guest is led to the login and back to the command', async ({ page }) => {
  await runInChat(page);
  await expect(bot(page).getByText('Please login to use bot commands.')).toBeVisible();
  const login = bot(page).getByRole('link', { name: 'Login' });
  await expect(login).toHaveAttribute('href', `/login?redirect=${encodeURIComponent(builder)}`);
});

test('a chat that cannot be loaded fails with the words of the specification', async ({ page, expectLog }) => {
  expectLog(/chat-window|dynamically imported module/);
  const file = /\/assets\/chat-window-[\w-]+\.js/;
  await page.route(file, (route) => route.abort('failed'));
  await runInChat(page);
  await expect(page.getByText('Failed to open chat with command')).toBeVisible();
  await expect(bot(page)).toHaveCount(0);
  await expect(page).toHaveURL(builder);
});
