import { agentCalls, AgentRetcode } from '@starhaven/contracts/agent';
import { expect, test } from '../../fixtures/accounts-test';
import { dialIn } from '../../sites/dial-in';
import { enterAsGuest, main, mainButton, pageAlert } from '../../steps/login-steps';

// The whole chain: a game server in which the player enters a code, the API, the page.
test('a character is added by its number and released', async ({
  page,
  baseURL,
  newName,
  isEnhanced,
  expectFailure,
}) => {
  expectFailure(422, /\/account/);
  const [slug, title] = isEnhanced ? servers.withScripts : servers.without;
  const agent = await dialIn(baseURL, slug);
  agent.report({ players: 1 });
  // A character belongs to one account, so each run uses another character.
  const uid = String(Date.now()).slice(-9).replace(/^0/, '1');
  const player = { uid, nickname: 'Lumi', online: true };
  let entered = '';
  const found = (isIt: boolean) =>
    isIt ? { retcode: AgentRetcode.OK, message: '', player } : { retcode: AgentRetcode.NOT_FOUND, message: '' };
  agent.answer(agentCalls.findByCode.name, ({ code }) => found(code === entered));
  agent.answer(agentCalls.findPlayer.name, (request) => found(request['uid'] === uid));

  await enterAsGuest(page, newName('traveller'));
  const part = page.getByRole('region', { name: 'Game Characters' });
  await part.getByText('Add a character', { exact: true }).click();
  await part.locator('form:has([value="claim-character"])').getByLabel('Server').selectOption({ label: title });
  await part.getByLabel('Player number (UID)').fill('my number');
  await mainButton(page, 'Continue').click();
  await expect(part.getByLabel('Player number (UID)')).toHaveAccessibleDescription('A player number has digits only.');
  await part.getByLabel('Player number (UID)').fill(uid);
  await mainButton(page, 'Continue').click();

  const steps = page.getByRole('region', { name: `Prove that player ${uid} is yours` });
  const code = await steps.locator('code').innerText();
  expect(code).toMatch(/^[A-Z0-9]{8}$/);
  await steps.getByRole('button', { name: "Yes I've entered it" }).click();
  await expect(pageAlert(page, 'Error')).toContainText('Player data not found');
  await expect(steps).toContainText(code);
  entered = code;
  await steps.getByRole('button', { name: "Yes I've entered it" }).click();
  await expect(pageAlert(page, 'Player found')).toBeVisible();
  await expect(steps).toHaveCount(0);

  const row = part.getByRole('listitem').filter({ hasText: title });
  await expect(row).toContainText(`UID ${uid}`);
  await row.locator('summary').click();
  await row.getByRole('button', { name: 'Release this character' }).click();
  await expect(pageAlert(page, 'Character released')).toBeVisible();
  await expect(row).not.toContainText(uid);
  await expect(main(page)).toContainText('Add a character');
  agent.die();
});

/** Each project has its own game server, because a server has one agent. */
const servers = {
  withScripts: ['teyvat-asia', 'Lantern Terrace (Asia)'],
  without: ['express-america', 'Silver Rail (America)'],
} as const;
