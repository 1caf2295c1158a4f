import { expect, test } from '../../fixtures/accounts-test';
import { answerQuestion, askQuestion, newTitle } from '../../steps/ask-steps';
import { enterAsGuest, main, mainButton } from '../../steps/login-steps';

test('an answer rings the bell of the author, who reads it and marks it as read', async ({
  page,
  newName,
  newDevice,
  isEnhanced,
}) => {
  const title = newTitle();
  await enterAsGuest(page, newName('asker'));
  const address = await askQuestion(page, title, 'bells');
  const helper = await newDevice('away');
  await enterAsGuest(helper, newName('helper'));
  await helper.goto(address);
  await answerQuestion(helper, 'Ring it twice, then wait.');

  // The number comes over the live connection. Without scripts only the list shows the entry.
  if (isEnhanced) await expect(page.getByRole('button', { name: /Account menu of .*, 1 unread/ })).toBeVisible();
  await page.goto('/account/notifications');
  await expect(main(page)).toContainText(title);
  await mainButton(page, 'Mark all as read').click();
  await expect(page.getByText('Your notifications are marked as read.')).toBeVisible();
  if (isEnhanced) await expect(page.getByRole('button', { name: /Account menu of [^,]*$/ })).toBeVisible();
});

test('a tag is followed from its questions, and a new question notifies the follower', async ({
  page,
  newName,
  newDevice,
}) => {
  const tag = `follow-${Math.random().toString(36).slice(2, 8)}`;
  await page.goto(`/ask?tag=${tag}`);
  await expect(mainButton(page, 'Follow this tag')).toHaveCount(0);
  await enterAsGuest(page, newName('follower'));
  await page.goto(`/ask?tag=${tag}`);
  await mainButton(page, 'Follow this tag').click();
  await expect(page).toHaveURL(/\/account\/notifications/);
  await expect(page.getByText('Tag followed')).toBeVisible();
  await expect(mainButton(page, `No longer follow ${tag}`)).toBeVisible();
  const asker = await newDevice('away');
  await enterAsGuest(asker, newName('asker'));
  const title = newTitle();
  await askQuestion(asker, title, tag);
  await page.goto('/account/notifications');
  await expect(main(page).getByRole('link', { name: title })).toBeVisible();
});
