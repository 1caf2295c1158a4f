import { expect, test } from '../../fixtures/accounts-test';
import { answerQuestion, askQuestion, field, newTitle, sendQuestion } from '../../steps/ask-steps';
import { findViolations } from '../../checks/axe';
import { enterAsGuest, main, mainButton } from '../../steps/login-steps';

test('the list has its heading, its form, its search and its sorts', async ({ page, isEnhanced }) => {
  await page.goto('/ask');
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Questions & Answers');
  const button = mainButton(page, 'Ask a Question');
  if (isEnhanced) {
    await expect(button).toBeDisabled();
    await field(page, 'title').fill('   ');
    await expect(button).toBeDisabled();
  }
  await field(page, 'title').fill('How do I start?');
  await expect(button).toBeEnabled();
  await expect(main(page).getByRole('combobox').locator('option')).toHaveText([
    ...['Newest', 'Oldest', 'Most voted', 'Most viewed', 'Most answers'],
  ]);
  await button.click();
  await expect(page).toHaveURL(/\/ask\/new\?title=How/);
  await expect(main(page)).toContainText('Log in to ask');
  await expect(main(page)).toContainText('How do I start?');
});

test('a visitor finds a question, opens its answers, and comes to its page', async ({
  page,
  newName,
  newDevice,
  isEnhanced,
}) => {
  const title = newTitle();
  const author = await newDevice('away');
  await enterAsGuest(author, newName('asker'));
  const address = await askQuestion(author, title, 'lanterns, night');
  await answerQuestion(author, 'I found it: the *third* one.');

  await page.goto('/ask');
  await field(page, 'q').fill(/lantern (\w+)\?/.exec(title)?.[1] ?? '');
  await mainButton(page, 'Search').click();
  const card = main(page).getByRole('article').filter({ hasText: title });
  await expect(card).toContainText(/Just now|1 minute ago/);
  const answer = card.getByText('I found it: the third one.');
  await expect(answer).toBeHidden();
  await card.getByText('1 answer', { exact: true }).click();
  await expect(answer).toBeVisible();
  if (isEnhanced) expect(await findViolations(page)).toEqual([]);
  await card.getByRole('link', { name: 'night' }).click();
  await expect(page).toHaveURL(/\/ask\?tag=night$/);
  await expect(main(page)).toContainText('Questions with the tag night');
  await main(page).getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(address);
  const id = /ask\/(\d+)/.exec(address)?.[1] ?? '';
  for (const path of [`/ask/${id}`, `/ask/${id}/wrong`]) {
    await page.goto(path);
    await expect(page).toHaveURL(address);
  }
  await mainButton(page, `Upvote ${title}`).click();
  await expect(page).toHaveURL(/\/login\?redirect=%2Fask%2F/);
  await expect(page.getByText('You must be logged in to vote.')).toBeVisible();
});

test('More questions is offered until the last page', async ({ page, newName, newDevice, isEnhanced }) => {
  const tag = `pages-${Math.random().toString(36).slice(2, 8)}`;
  for (const count of [6, 6]) {
    const author = await newDevice('away');
    await enterAsGuest(author, newName('asker'));
    for (let made = 0; made < count; made += 1) await sendQuestion(author, newTitle(), tag);
  }
  await page.goto(`/ask?tag=${tag}`);
  const cards = main(page).getByRole('article');
  // It is a link until the script runs.
  if (isEnhanced) await expect(mainButton(page, 'Ask a Question')).toBeDisabled();
  await expect(cards).toHaveCount(10);
  const more = main(page).getByRole('link', { name: 'More questions' });
  await more.focus();
  await more.press('Enter');
  await expect(cards).toHaveCount(isEnhanced ? 12 : 2);
  await expect(more).toHaveCount(0);
  if (!isEnhanced) return;
  const titleOf = (index: number) => cards.nth(index).getByRole('heading').getByRole('link');
  await expect(titleOf(10)).toBeFocused();
  // The way back from a question leads to the same place of the longer list.
  await titleOf(11).click();
  await expect(main(page).getByRole('heading', { name: 'No answers yet' })).toBeVisible();
  await page.goBack();
  await expect(cards).toHaveCount(12);
  await expect(titleOf(11)).toBeInViewport();
});

test('a missing question says so', async ({ page, expectFailure }) => {
  expectFailure(404, /\/ask\/99999/);
  await page.goto('/ask/99999/nothing');
  await expect(main(page)).toContainText("The question you're looking for doesn't exist or has been removed.");
  await main(page).getByRole('link', { name: 'Back to the questions' }).click();
  await expect(page).toHaveURL(/\/ask$/);
});
