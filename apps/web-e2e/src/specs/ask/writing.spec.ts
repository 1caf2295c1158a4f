import { expect, test } from '../../fixtures/accounts-test';
import { answerQuestion, askQuestion, field, newTitle } from '../../steps/ask-steps';
import { findViolations } from '../../checks/axe';
import { accountMenu, enterAsGuest, logIn, main, mainButton, pageAlert } from '../../steps/login-steps';
import { holdScripts } from '../../steps/slow-scripts';

test('members ask, answer, accept and vote; others read it', async ({ page, newName, newDevice, isEnhanced }) => {
  const title = newTitle();
  await enterAsGuest(page, newName('asker'));
  const address = await askQuestion(page, title);
  await expect(main(page).locator('strong', { hasText: 'nothing' })).toBeVisible();
  await expect(mainButton(page, `Upvote ${title}`)).toBeDisabled();

  const other = await newDevice('away');
  await enterAsGuest(other, newName('helper'));
  await other.goto(address);
  await answerQuestion(other, 'Take the second lantern first.', 'Grasscutter 1.7.4');
  await answerQuestion(other, 'Another way is to wait for the night.');
  await mainButton(other, `Upvote ${title}`).click();
  await expect(other.getByText('Vote recorded')).toBeVisible();
  await expect(other.getByText('Your upvote has been recorded.')).toBeVisible();
  await expect(main(other).getByText('1 vote', { exact: true })).toBeVisible();
  await mainButton(other, `Upvote ${title}`).click();
  await expect(other.getByText('Your vote has been taken back.')).toBeVisible();
  await expect(main(other).getByText('1 vote', { exact: true })).toHaveCount(0);

  await page.goto(address);
  const answers = main(page).locator('article article');
  await answers.filter({ hasText: 'Another way' }).getByRole('button', { name: 'Mark as best answer' }).click();
  await expect(answers.first()).toContainText('Best answer');
  await expect(answers.first()).toContainText('Another way is to wait for the night.');
  await expect(answers.nth(1)).toContainText('Confirmed on Grasscutter 1.7.4');
  await expect(main(page)).toContainText('✓ Resolved');
  if (isEnhanced) expect(await findViolations(page)).toEqual([]);
});

test('what was refused comes back with its reason at its field', async ({
  page,
  newName,
  isEnhanced,
  expectFailure,
}) => {
  expectFailure(422, /\/ask\/new/);
  await enterAsGuest(page, newName('asker'));
  await page.goto('/ask/new?title=short&server=Lantern&version=5.4&error=%3Cb%3Eno%3C%2Fb%3E');
  await expect(field(page, 'error')).toHaveValue('<b>no</b>');
  await field(page, 'body').fill('Not enough');
  await mainButton(page, 'Ask a Question').click();
  await expect(pageAlert(page, 'Validation Error')).toContainText('A title has 10 to 150 characters.');
  await expect(field(page, 'title')).toHaveAccessibleDescription(/A title has 10 to 150 characters\./);
  await expect(field(page, 'body')).toHaveValue('Not enough');
  await expect(field(page, 'server')).toHaveValue('Lantern');
  const title = newTitle();
  await field(page, 'title').fill(title);
  await field(page, 'body').fill('Long enough to be a question.');
  await mainButton(page, 'Preview').click();
  await expect(page.getByRole('region', { name: 'Preview' })).toContainText('Long enough');
  await mainButton(page, 'Ask a Question').click();
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(main(page).locator('pre')).toHaveText(/<b>no<\/b>/);
  if (isEnhanced) await expect(page.getByText('Your question is online.')).toBeVisible();
});

test('an author edits, and moderators close; a closed question takes no answers', async ({
  page,
  newName,
  newDevice,
}) => {
  const title = newTitle();
  await enterAsGuest(page, newName('asker'));
  const address = await askQuestion(page, title);
  await main(page).getByRole('link', { name: 'Edit', exact: true }).click();
  // The page of the question has a field of this name, too.
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Edit a question');
  await field(page, 'body').fill('Now with **more** about the lantern.');
  await mainButton(page, 'Save').click();
  await expect(main(page)).toContainText('Now with more about the lantern.');
  await main(page).getByRole('link', { name: 'History' }).click();
  await page.getByRole('link', { name: 'Version 1' }).click();
  await expect(page.getByRole('article', { name: 'Version 1' })).toContainText('it said **nothing** at all');

  const staff = await newDevice('home');
  const [username = '', password = ''] = (process.env['E2E_ADMIN'] ?? '').split(' / ');
  await logIn(staff, username, password);
  await staff.goto(address);
  await mainButton(staff, 'Close').click();
  await expect(main(staff)).toContainText('This question is closed. It accepts no more answers.');
  await page.goto(address);
  await expect(main(page)).toContainText('This question is closed. It accepts no more answers.');
  await main(page).getByRole('link', { name: 'Delete', exact: true }).click();
  await mainButton(page, 'Delete').click();
  await expect(page).toHaveURL(/\/ask$/);
});

test('nobody changes the text of somebody else', async ({ page, newName, newDevice, expectFailure }) => {
  expectFailure(403, /\/ask\/edit\/\d+/);
  const author = await newDevice('away');
  await enterAsGuest(author, newName('asker'));
  const address = await askQuestion(author, newTitle());
  await enterAsGuest(page, newName('stranger'));
  await page.goto(address);
  await expect(main(page).getByRole('link', { name: 'Edit', exact: true })).toHaveCount(0);
  await page.goto(address.replace(/\/ask\/(\d+).*/, '/ask/edit/$1'));
  await expect(main(page)).toContainText('Access Denied');
  await expect(main(page)).toContainText('This question belongs to somebody else.');
});

test('when the session has ended the text is kept, and the login leads back to it', async ({
  page,
  newName,
  expectFailure,
}) => {
  expectFailure(401, /\/ask\/new/);
  await enterAsGuest(page, newName('asker'));
  await page.goto('/ask/new?draft=no');
  const title = newTitle();
  await field(page, 'title').fill(title);
  await field(page, 'body').fill('This text is still here after the login.');
  const cookies = await page.context().cookies();
  await page.context().clearCookies();
  await mainButton(page, 'Ask a Question').click();
  await expect(pageAlert(page, 'Authentication Required')).toContainText('Your text is still here.');
  await expect(field(page, 'body')).toHaveValue('This text is still here after the login.');
  await page.context().addCookies(cookies);
  await mainButton(page, 'Ask a Question').click();
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(title);
});

test('a logout in another tab leaves the form, which can be sent after a new login @scripts', async ({
  page,
  newName,
  expectFailure,
}) => {
  expectFailure(409, /\/ask\/(new|draft)/);
  const name = newName('asker');
  await enterAsGuest(page, name);
  // What is typed before the scripts start also counts.
  const release = await holdScripts(page);
  await page.goto('/ask/new?draft=no', { waitUntil: 'commit' });
  const title = newTitle();
  await field(page, 'title').fill(title);
  await field(page, 'body').fill('This text is still here after the logout.');
  release();
  await expect(main(page).getByText('Draft kept')).toBeVisible();
  const other = await page.context().newPage();
  await other.goto('/faq');
  await accountMenu(other).click();
  await other.getByRole('banner').getByRole('button', { name: 'Log out' }).click();
  await expect(accountMenu(other)).toHaveCount(0);
  await expect(page.locator('[data-toast]')).toContainText('What you wrote stays on this page');
  await expect(accountMenu(page)).toHaveCount(0);
  await expect(field(page, 'body')).toHaveValue('This text is still here after the logout.');
  // Nothing appears under the name of somebody else.
  const stranger = newName('stranger');
  await enterAsGuest(other, stranger);
  await mainButton(page, 'Ask a Question').click();
  await expect(pageAlert(page, 'Not sent')).toContainText(`You are now logged in as ${stranger}. Nothing was sent.`);
  await expect(field(page, 'body')).toHaveValue('This text is still here after the logout.');
  await accountMenu(other).click();
  await other.getByRole('banner').getByRole('button', { name: 'Log out' }).click();
  await expect(accountMenu(other)).toHaveCount(0);
  await enterAsGuest(other, name);
  await mainButton(page, 'Ask a Question').click();
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(title);
});

test('a draft is kept and offered again', async ({ page, newName, isEnhanced }) => {
  await enterAsGuest(page, newName('asker'));
  await page.goto('/ask/new');
  const title = newTitle();
  await field(page, 'title').fill(title);
  await field(page, 'body').fill('Half a question');
  // The script saves the draft by itself. Without scripts the preview saves it.
  if (isEnhanced) await expect(main(page).getByText('Draft kept')).toBeVisible();
  else await mainButton(page, 'Preview').click();
  await page.goto('/ask/new');
  await expect(main(page)).toContainText('This is your draft');
  await expect(field(page, 'title')).toHaveValue(title);
  await expect(field(page, 'body')).toHaveValue('Half a question');
});

test('the last words are kept when the member leaves at once @scripts', async ({ page, newName }) => {
  await enterAsGuest(page, newName('asker'));
  await page.goto('/ask/new');
  await field(page, 'body').fill('The script runs');
  await expect(main(page).getByText('Draft kept')).toBeVisible();
  await field(page, 'body').fill('Left by a link');
  const stored = page.waitForRequest('**/ask/draft*');
  await main(page).getByRole('link', { name: 'Cancel' }).click();
  await stored;
  await expect(async () => {
    await page.goto('/ask/new');
    await expect(field(page, 'body')).toHaveValue('Left by a link', { timeout: 500 });
  }).toPass();
  await field(page, 'body').fill('The script runs again');
  await expect(main(page).getByText('Draft kept')).toBeVisible();
  await field(page, 'body').fill('Left by closing the tab');
  const other = await page.context().newPage();
  await page.close({ runBeforeUnload: true });
  await expect(async () => {
    await other.goto('/ask/new');
    await expect(field(other, 'body')).toHaveValue('Left by closing the tab', { timeout: 500 });
  }).toPass();
});

test('similar questions are shown while a title is written', async ({ page, newName, isEnhanced }) => {
  await enterAsGuest(page, newName('asker'));
  const title = newTitle();
  await askQuestion(page, title);
  const word = /lantern (\w+)\?/.exec(title)?.[1] ?? '';
  await page.goto('/ask/new?draft=no');
  await field(page, 'title').fill(`Who can light lantern ${word}?`);
  if (!isEnhanced) await mainButton(page, 'Preview').click();
  await expect(page.getByRole('region', { name: 'Similar texts' }).getByRole('link', { name: title })).toBeVisible();
});

test('an answer in the short form is kept, and filled in again when the member writes on', async ({
  page,
  newName,
  newDevice,
  isEnhanced,
}) => {
  test.skip(!isEnhanced, 'without the script, the preview keeps it');
  const author = await newDevice('away');
  await enterAsGuest(author, newName('asker'));
  const address = await askQuestion(author, newTitle());
  await enterAsGuest(page, newName('helper'));
  await page.goto(address);
  await field(page, 'body').fill('Half an answer about the lantern');
  await expect(main(page).getByText('Draft kept')).toBeVisible();
  await page.reload();
  await expect(field(page, 'body')).toHaveValue('');
  await field(page, 'body').click();
  await expect(field(page, 'body')).toHaveValue('Half an answer about the lantern');
  await expect(main(page).getByText('This is your draft')).toBeVisible();
  await mainButton(page, 'Send the answer').click();
  await expect(page).toHaveURL(/#answer-\d+$/);
  await page.reload();
  await field(page, 'body').click();
  await expect(field(page, 'body')).toHaveValue('');
});
