import { expect, test } from '../../fixtures/accounts-test';
import { findViolationsInBothSchemes } from '../../checks/axe';
import { chatField, chatLog, chatWindow, controlConnection, enterChat } from '../../steps/chat-steps';

test('a lost connection keeps the typed text, and messages come back without loss or duplicates', async ({
  page,
  newName,
  newDevice,
  expectLog,
}) => {
  expectLog(/WebSocket|Connection|Disconnected|live/i);
  const connection = await controlConnection(page);
  await enterChat(page, newName('mika'));
  const other = await newDevice('away');
  // Each retry of the test needs new texts, because the room keeps the old ones.
  const [before, meanwhile, offline] = ['before', 'meanwhile', 'typed while offline'].map(
    (text) => `${text} ${newName('x')}`,
  ) as [string, string, string];
  await enterChat(other, newName('aru'));
  await chatField(other).fill(before);
  await chatField(other).press('Enter');
  await expect(chatLog(page).getByText(before, { exact: true })).toHaveCount(1);

  await connection.lose();
  await expect(page.getByText(/The connection is lost/)).toBeVisible();
  await chatField(page).fill(offline);
  await chatField(page).press('Enter');
  await expect(chatField(page)).toHaveValue(offline);
  await expect(other.getByRole('button', { name: 'Send' })).toBeVisible();
  await chatField(other).fill(meanwhile);
  await chatField(other).press('Enter');
  await expect(chatLog(other).getByText(meanwhile, { exact: true })).toHaveCount(1);

  connection.allow();
  await expect(chatLog(page).getByText(meanwhile, { exact: true })).toHaveCount(1);
  await expect(chatLog(page).getByText(before, { exact: true })).toHaveCount(1);
  await expect(page.getByText(/The connection is lost/)).toHaveCount(0);
  await chatField(page).press('Enter');
  await expect(chatLog(other).getByText(offline, { exact: true })).toHaveCount(1);
});

// `npm run bench:bursts` measures what the burst costs. A time here would depend on the machine.
test('500 messages at once are drawn in a few steps', async ({ page, newName }) => {
  const connection = await controlConnection(page);
  await enterChat(page, newName('mika'));
  // The observer is called once for each time that React changes the list.
  const seen = await chatLog(page).evaluateHandle((log) => {
    const counter = { steps: 0 };
    new MutationObserver(() => (counter.steps += 1)).observe(log, { childList: true, subtree: true });
    return counter;
  });
  const frames = Array.from({ length: 500 }, (_, index) => {
    const message = {
      id_message: `9${index}`,
      uid: '999',
      name: 'Busy',
      input: `burst ${index}`,
      timestamp: 1_800_000_000,
    };
    return `42${JSON.stringify(['chatRsp', { ...message, isBot: false }])}`;
  });
  connection.deliver(frames);
  await expect(chatLog(page).getByText('burst 499', { exact: true })).toBeVisible();
  const { steps } = await seen.jsonValue();
  expect(steps).toBeGreaterThan(0);
  // A page that draws each message separately takes 500 steps.
  expect(steps).toBeLessThan(50);
});

test('the open window is accessible in both schemes', async ({ page, newName }) => {
  await enterChat(page, newName('mika'));
  await chatField(page).fill('hello');
  await chatField(page).press('Enter');
  await expect(chatLog(page).getByText('hello', { exact: true }).last()).toBeVisible();
  expect(await findViolationsInBothSchemes(page)).toEqual([]);
  await expect(chatWindow(page)).toBeVisible();
});
