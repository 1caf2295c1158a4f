import { expect, test } from '../../fixtures/chat-host-test';
import { chatField, chatLog } from '../../steps/chat-steps';
import { main } from '../../steps/login-steps';

test('the page of the chat is live with scripts, and says so without', async ({
  page,
  host,
  enter,
  javaScriptEnabled,
}) => {
  host.say('from before');
  await page.goto('/chat');
  await expect(main(page).getByText('Please login to use the chat')).toBeVisible();
  await enter();
  await page.goto('/chat');
  await expect(main(page).getByText('Please login to use the chat')).toHaveCount(0);
  if (javaScriptEnabled === false) {
    await expect(main(page)).toContainText('Messages appear here only over a live connection, which needs JavaScript.');
    expect(host.heard).toEqual([]);
    return;
  }
  await expect(chatLog(page).getByText('from before', { exact: true })).toHaveCount(1);
  await chatField(page).fill('hello');
  await chatField(page).press('Enter');
  await expect(chatLog(page).getByText('hello', { exact: true })).toHaveCount(1);
  expect([...new Set(host.heard.map(([name]) => name))].sort()).toEqual([
    'change_page',
    'chatReq',
    'chat_join_room_public',
  ]);
});
