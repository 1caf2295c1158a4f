import { agentCalls, AgentRetcode } from '@starhaven/contracts/agent';
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/accounts-test';
import { dialIn } from '../../sites/dial-in';
import { enterAsGuest, mainButton } from '../../steps/login-steps';

// The whole chain: a command in the browser, the API with its gate, the agent of a game server, and the answer in the chat.

const [slug, title] = ['teyvat-europe', 'Moonlit Harbour (Europe)'];
const field = (page: Page) => page.getByRole('textbox', { name: 'Command' });
const log = (page: Page) => page.getByRole('log', { name: 'Bot chat' });

/** Adds a character by its number, as the account page does; the game server reports that the code was entered. */
async function addCharacter(page: Page, uid: string): Promise<void> {
  const part = page.getByRole('region', { name: 'Game Characters' });
  await part.getByText('Add a character', { exact: true }).click();
  await part.locator('form:has([value="claim-character"])').getByLabel('Server').selectOption({ label: title });
  await part.getByLabel('Player number (UID)').fill(uid);
  await mainButton(page, 'Continue').click();
  await page
    .getByRole('region', { name: `Prove that player ${uid} is yours` })
    .getByRole('button', { name: "Yes I've entered it" })
    .click();
  await expect(part.getByRole('listitem').filter({ hasText: title })).toContainText(`UID ${uid}`);
  // The bot reads the characters that the script of this page has stored.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('starhaven-characters'))).toContain(uid);
}

async function openBot(page: Page): Promise<void> {
  await expect(async () => {
    await page.goto('/faq');
    await page.getByRole('link', { name: 'GM', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'GM' })).toBeVisible({ timeout: 10_000 });
  }).toPass();
}

test('a player types a command, a game server runs it, and a queue continues after a reload', async ({
  page,
  baseURL,
  newName,
}) => {
  const agent = await dialIn(baseURL, slug);
  agent.report({ players: 1 });
  const uid = String(Date.now()).slice(-9).replace(/^0/, '1');
  const player = { uid, nickname: 'Lumi', online: true };
  const found = { retcode: AgentRetcode.OK, message: '', player };
  agent.answer(agentCalls.findByCode.name, () => found);
  agent.answer(agentCalls.findPlayer.name, () => found);
  const ran: string[] = [];
  agent.answer(agentCalls.runCommand.name, (request) => {
    ran.push(`${request['uid']} ${request['line']}`);
    return { retcode: AgentRetcode.OK, message: `Did ${request['line']}` };
  });

  await enterAsGuest(page, newName('traveller'));
  await addCharacter(page, uid);
  await openBot(page);
  await expect(page.getByRole('combobox', { name: 'Character' })).toHaveValue(/\/\d+$/);
  await expect(field(page)).toBeEnabled();

  await field(page).fill('heal');
  await field(page).press('Enter');
  await expect(log(page)).toContainText('Did heal');
  expect(ran).toEqual([`${uid} heal`]);

  // Several lines are checked first, then run one after another, also across a reload.
  await field(page).fill('give 201 x10\nheal');
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  const review = page.getByRole('region', { name: 'Run 2 commands, one after another?' });
  await expect(review).toContainText('Give an item');
  await review.getByRole('button', { name: 'Run 2 commands' }).click();
  await expect(log(page)).toContainText('Did give 201 x10');
  await expect(page.getByRole('region', { name: 'Command queue' })).toContainText('Command 2 of 2');
  await page.reload();
  await expect(log(page)).toContainText('Did give 201 x10');
  await expect(log(page).getByText('Did heal')).toHaveCount(2);
  expect(ran).toEqual([`${uid} heal`, `${uid} give 201 x10`, `${uid} heal`]);

  // A command that the site refuses never reaches the game.
  await field(page).fill('give 201 @10001');
  await field(page).press('Enter');
  await expect(page.getByRole('alert')).toContainText('A command cannot contain @');

  // After the agent has disconnected, the bot answers that the command did not run.
  agent.die();
  await field(page).fill('heal');
  await field(page).press('Enter');
  await expect(
    log(page).getByText('Your character is not in the game, or the server is offline.', { exact: false }),
  ).toBeVisible();
});

test('the command builder hands its line to the bot; a guest is asked to log in', async ({ page }) => {
  await expect(async () => {
    await page.goto('/command/genshin-impact/grasscutter?command=heal');
    await page.getByRole('button', { name: 'Run in chat' }).click();
    await expect(page.getByRole('dialog', { name: 'GM' })).toBeVisible({ timeout: 10_000 });
  }).toPass();
  await expect(page.getByRole('dialog', { name: 'GM' })).toContainText('Please login to use bot commands.');
});
