import { test } from '../fixtures/accounts-test';
import { logInAsAdmin } from '../steps/admin-steps';
import { newTitle, sendAnswer, sendQuestion } from '../steps/ask-steps';
import { enterAsGuest } from '../steps/login-steps';
import { expectGoodPages } from '../checks/page-checks';
import { authorRoutes, memberRoutes } from '../routes';
import { sendForm } from '../steps/send-form';
import { writeAsAuthor } from '../steps/written-texts';

// Pages about texts that members write: each test writes them, then opens all pages with one login.

/** A title of one word that is wider than a phone. */
const longWord = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

test('every page of a member with a question is complete, accessible and looks right everywhere', async ({
  page,
  newName,
  newDevice,
  isEnhanced,
  isMobile,
}) => {
  await enterAsGuest(page, newName('asker'));
  const question = await sendQuestion(page, `${longWord}: ${newTitle()}`, 'lanterns');
  const answer = await sendAnswer(page, question, 'I found it: wait for the night.');
  // The answer of another member gives the list of notifications an entry.
  const helper = await newDevice('away');
  await enterAsGuest(helper, newName('helper'));
  await sendAnswer(helper, question, 'Take the second lantern first.');
  await expectGoodPages(page, memberRoutes, { isEnhanced, isMobile, values: { question, answer } });
});

test('every page of an author and moderator is complete, accessible and looks right everywhere', async ({
  page,
  newName,
  newDevice,
  isEnhanced,
  isMobile,
}) => {
  await logInAsAdmin(page);
  const values = await writeAsAuthor(page, `${longWord} ${newName('draft')}`);

  const seller = await newDevice('away');
  await enterAsGuest(seller, newName('seller'));
  const offer = `Buy gold of ${newName('draft')}`;
  await sendForm(seller, '/chat', { intent: 'send', input: offer });
  const chat = await (await page.request.get('/chat')).text();
  const message = /name="id_message" value="(\d+)"/.exec(chat.slice(chat.indexOf(offer)))?.[1] ?? '';
  await sendForm(page, '/chat', { intent: 'report', id_message: message, reason: 'Advertising' });
  await expectGoodPages(page, authorRoutes, { isEnhanced, isMobile, values });
});
