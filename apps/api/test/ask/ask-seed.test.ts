import { richTextRenderer } from '../../src/modules/blog';
import { seedQuestions } from '../../src/modules/ask/seed/seed-questions';
import { checkBody, checkQuestion } from '../../src/modules/ask/texts/check-draft';
import { accountClient } from '../support/clients/account-client';
import { askClient } from '../support/clients/ask-client';
import { describeOnEachEngine } from '../support/engines';
import { createTestApp } from '../support/test-app';

test('there are at least fifteen questions, several with living embeds, one without an answer', () => {
  expect(seedQuestions.length).toBeGreaterThanOrEqual(15);
  const texts = seedQuestions.flatMap(({ body, answers }) => [body, ...answers.map((answer) => answer.body)]);
  const embeds = (place: string) => texts.filter((text) => text.match(new RegExp(`^\\[[^\\]]+\\]\\(/${place}`, 'm')));
  expect(embeds('command').length).toBeGreaterThan(3);
  expect(embeds('handbook').length).toBeGreaterThan(0);
  expect(new Set(seedQuestions.map(({ daysAgo }) => daysAgo)).size).toBe(seedQuestions.length);
});

test.each(seedQuestions)('$title is what a member could write, and is rendered', async ({ answers, ...question }) => {
  expect(checkQuestion(question)).toMatchObject({ title: question.title, tags: question.tags });
  for (const { body } of [question, ...answers]) {
    expect(checkBody(body)).toBe(body);
    expect(await richTextRenderer.render(body)).toMatchObject({ ok: true });
  }
});

describeOnEachEngine('the first questions', (open) => {
  test('are there after the first start with authors, found, and nobody can log in as their authors', async () => {
    const db = await open();
    const { app } = await createTestApp(db.database);
    const ask = askClient({ app, database: db.database });
    const { data } = await ask.list();
    expect(data[0]).toMatchObject({ question: seedQuestions.at(-1)?.title, owner: { username: 'tallpine' } });
    const [found] = (await ask.list('?search=five%20pieces')).data;
    expect(found).toMatchObject({ resolved: true, answer: [{ owner: { username: 'nightferry' }, vote: 8 }] });
    expect((await ask.read(found.id)).answer[0].html).toContain('/command/genshin-impact/grasscutter');
    const attempts: [Record<string, string>, number, string][] = [
      [{ password: '' }, 400, 'Password is required'],
      [{ password: 'wisteria' }, -1, 'Incorrect username or password.'],
      // A login without a password is one of a guest.
      [{}, -1, expect.stringMatching(/^This guest account can only be entered from an address on its list/) as string],
    ];
    for (const [fields, retcode, message] of attempts) {
      const answer = await accountClient({ app }).logIn({ username: 'wisteria', ...fields });
      expect([fields, answer.json()]).toEqual([fields, expect.objectContaining({ retcode, message })]);
    }
    await app.close();
    await db.close();
  });
});
