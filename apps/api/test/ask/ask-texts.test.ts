import { Role } from '@starhaven/contracts/session';
import { leaveAsk, pruneAsk } from '../../src/modules/ask';
import { askPictures } from '../../src/modules/ask';
import { richTextRenderer } from '../../src/modules/blog';
import { askClient, askDraft as draft } from '../support/clients/ask-client';
import { newAddress } from '../support/clients/account-client';
import { blogClient } from '../support/clients/blog-client';
import type { Writer } from '../support/clients/blog-client';
import { describeOnEachEngine } from '../support/engines';
import { useTestApi } from '../support/test-api';
import { createTestApp } from '../support/test-app';
import { until } from '../support/until';

describeOnEachEngine('texts of questions and answers', (open) => {
  const api = useTestApi(open);
  const ask = askClient(api);
  beforeEach(() => api.database.query('delete from ask_question'));

  test('an edit keeps the earlier version, which everyone can read until the question is removed', async () => {
    const [asker, moderator, member] = [await ask.enter(), await ask.enter(Role.MOD), await ask.enter()];
    const id = await ask.question(asker);
    const edited = await ask.send(`question/${id}/edit`, asker, {
      ...draft,
      title: 'Which client fits now?',
      version: 1,
    });
    expect(edited).toMatchObject({ retcode: 0, data: { id, version: 2 } });
    await ask.send(`question/${id}/edit`, asker, { ...draft, title: 'Which client fits now?', version: 2 });
    const { data: versions } = await ask.get(`/ask/versions/question/${id}`);
    expect(versions).toMatchObject([
      { version: 2, editor: { uid: asker.uid } },
      { version: 1, editor: { uid: asker.uid } },
    ]);
    expect((await ask.get(`/ask/versions/question/${id}/1`)).data).toMatchObject({
      title: draft.title,
      tag: ['setup'],
    });
    await ask.send(`question/${id}/remove`, asker);
    expect(await ask.get(`/ask/versions/question/${id}`)).toMatchObject({ retcode: -1 });
    expect(await ask.get(`/ask/versions/question/${id}/1`)).toMatchObject({ retcode: -1 });
    expect(await ask.get(`/ask/own/versions/question/${id}/1`, member)).toMatchObject({ retcode: 403 });
    expect((await ask.get(`/ask/own/versions/question/${id}/1`, moderator)).data.title).toBe(draft.title);
  });

  test('two editors at once: the second gets an error, and nothing is overwritten', async () => {
    const [asker, moderator] = [await ask.enter(), await ask.enter(Role.MOD)];
    const id = await ask.question(asker);
    const edit = (editor: Writer, title: string) =>
      ask.send(`question/${id}/edit`, editor, { ...draft, title, version: 1 });
    const outcomes = await Promise.all([
      edit(asker, 'The title of the asker'),
      edit(moderator, 'The moderator’s title'),
    ]);
    expect(outcomes.filter(({ retcode }) => retcode === 0)).toHaveLength(1);
    expect(outcomes.find(({ retcode }) => retcode !== 0)?.message).toContain('newer version');
    expect((await ask.read(id)).version).toBe(2);
    const answer = await ask.answer(moderator, id);
    const body = 'Take the version that is on the page of the game.';
    await ask.send(`answer/${answer}/edit`, moderator, { body, engineVersion: '1.8', version: 1 });
    const late = await ask.send(`answer/${answer}/edit`, moderator, {
      body: `${body} Or not.`,
      engineVersion: '',
      version: 1,
    });
    expect(late.retcode).toBe(409);
    expect((await ask.read(id)).answer[0]).toMatchObject({ answer: body, version: 2, engineVersion: '1.8' });
  });

  test('a draft is kept for its place, changed, and forgotten when the text is sent', async () => {
    const [member, other] = [await ask.enter(), await ask.enter()];
    const keep = (title: string, place = 'ask') =>
      ask.send('draft', member, { place, title, body: '', tags: [], engineVersion: '' });
    await keep('How do I');
    await keep('How do I start');
    await keep('Another', 'answer:7');
    expect((await ask.get('/ask/draft?place=ask', member)).data).toMatchObject({ title: 'How do I start' });
    expect((await ask.get('/ask/draft?place=ask', other)).data).toBeNull();
    await ask.question(member);
    expect((await ask.get('/ask/draft?place=ask', member)).data).toBeNull();
    await keep('', 'answer:7');
    expect((await ask.get('/ask/draft?place=answer:7', member)).data).toBeNull();
    expect((await ask.get('/ask/draft?place=elsewhere', member)).retcode).toBe(400);
    for (let place = 1; place <= 52; place += 1) await keep('x', `answer:${place}`);
    expect((await ask.get('/ask/draft?place=answer:1', member)).data).toBeNull();
    expect((await ask.get('/ask/draft?place=answer:52', member)).data).toMatchObject({ title: 'x' });
  });

  test('a draft of an edit contains the version that the member saw', async () => {
    const [member, moderator] = [await ask.enter(), await ask.enter(Role.MOD)];
    const id = await ask.question(member);
    const place = `edit-question:${id}`;
    await ask.send('draft', member, { place, ...draft, engineVersion: '', version: 1 });
    await ask.send(`question/${id}/edit`, moderator, { ...draft, title: 'Which client fits now?', version: 1 });
    const { data: kept } = await ask.get(`/ask/draft?place=${place}`, member);
    expect(kept).toMatchObject({ title: draft.title, version: 1 });
    expect(await ask.send(`question/${id}/edit`, member, kept)).toMatchObject({ retcode: 409 });
    await ask.send('draft', member, { place, title: '', body: '', tags: [], engineVersion: '', version: 1 });
    expect((await ask.get(`/ask/draft?place=${place}`, member)).data).toBeNull();
  });

  test('a visitor counts once a day; a question that is not shown gathers no views', async () => {
    const id = await ask.question(await ask.enter());
    const [one, two] = [newAddress(), newAddress()];
    for (const remoteAddress of [one, one, two])
      await api.app.inject({ method: 'POST', url: `/ask/view/${id}`, remoteAddress, payload: {} });
    await until(async () => (await ask.read(id)).view === 2);
    await api.app.inject({ method: 'POST', url: `/ask/view/${id}`, remoteAddress: one, payload: {} });
    const other = await ask.question(await ask.enter());
    await api.app.inject({ method: 'POST', url: `/ask/view/${other}`, remoteAddress: one, payload: {} });
    await until(async () => (await ask.read(other)).view === 1);
    expect((await ask.read(id)).view).toBe(2);
  });

  test('pages by the cursor show each question once, while questions are asked and votes given', async () => {
    await api.database.query(
      `insert into ask_question (title, body, words, votes, views, answers)
       select 'Question ' || n, 'x', '', n % 3, n % 4, n % 5 from generate_series(1, 35) n`,
    );
    const asker = await ask.enter(Role.MOD);
    for (const sort of ['newest', 'oldest', 'most_voted', 'most_viewed', 'most_answers']) {
      const seen: string[] = [];
      let next = '';
      for (let page = 0; page < 10; page += 1) {
        const answer = await ask.get(`/ask/list?sort=${sort}&after=${encodeURIComponent(next)}`);
        seen.push(...answer.data.map(({ question }: { question: string }) => question));
        next = answer.next;
        if (next === '') break;
        // A question that was already shown moves to the end, and a new one is asked.
        await api.database.query('update ask_question set votes = -5, views = 0, answers = 0 where title = $1', [
          seen[0],
        ]);
        await ask.question(asker, { title: `A new one for page ${page} of ${sort}` });
      }
      expect(next).toBe('');
      expect(new Set(seen).size).toBe(seen.length);
      expect(seen.filter((title) => title.startsWith('Question'))).toHaveLength(35);
      await api.database.query(`delete from ask_question where title like 'A new one%'`);
    }
    for (const after of ['nonsense', 'newest.0.99999999999', "newest.0.1'--", 'most_voted.1.2'])
      expect((await ask.get(`/ask/list?sort=newest&after=${encodeURIComponent(after)}`)).data).toHaveLength(10);
  });

  test('similar questions are found for a title, in English and in two Chinese characters', async () => {
    const asker = await ask.enter();
    await ask.question(asker, { title: 'The launcher says that the client is outdated' });
    await ask.question(asker, { title: '丽莎的武器在哪里可以找到呢？' });
    await ask.question(asker, { title: 'How do I link a character to my account?' });
    const suggest = async (title: string): Promise<string[]> =>
      (await ask.get(`/ask/similar?title=${encodeURIComponent(title)}`)).data.map(
        (row: { title: string }) => row.title,
      );
    expect(await suggest('launcher says client outdated')).toEqual(['The launcher says that the client is outdated']);
    expect(await suggest('丽莎')).toEqual(['丽莎的武器在哪里可以找到呢？']);
    expect(await suggest('Can I host my own')).toContain('Can I host my own?');
    expect(await suggest('zebra')).toEqual([]);
    expect(await suggest(`'; drop table ask_question --`)).toEqual([]);
    const hidden = await ask.question(asker, { title: 'A unicorn lives in the database' });
    await ask.send(`question/${hidden}/remove`, asker);
    expect(await suggest('unicorn lives in the database')).toEqual([]);
  });

  test('a similar post of the blog is named with the address of its page', async () => {
    const blog = blogClient(api);
    const author = await blog.enter(Role.ADMIN);
    const id = await blog.write(author.key, { title: 'Aquamarine keyboards', slug: 'aquamarine' });
    const { data } = await ask.get('/ask/similar?title=aquamarine+keyboards');
    expect(data).toMatchObject([{ title: 'Aquamarine keyboards', path: `/blog/post/${id}/aquamarine` }]);
  });

  test('html of an earlier renderer is rendered again when it is read', async () => {
    const asker = await ask.enter();
    const id = await ask.question(asker);
    await ask.answer(asker, id, 'Press **start** in the launcher.');
    await api.database.query(`update ask_question set html = '<p>old</p>', html_pipeline = 'old'`);
    await api.database.query(`update ask_answer set html = null, html_pipeline = null`);
    const question = await ask.read(id);
    expect(question.html).toContain('<strong>old version</strong>');
    expect(question.answer[0].html).toContain('<strong>start</strong>');
    const { rows } = await api.database.query('select html from ask_answer');
    expect(rows[0]?.html).toContain('<strong>start</strong>');
  });

  test('pictures of questions, answers, versions and drafts are in use', async () => {
    const asker = await ask.enter();
    const [inBody, inVersion, inDraft, unused] = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(32));
    const show = (id = '') => `A picture of it: ![it](/uploads/blog/${id}_original.webp)`;
    const id = await ask.question(asker, { body: show(inVersion) });
    await ask.send(`question/${id}/edit`, asker, { ...draft, body: show(inBody) });
    await ask.send('draft', asker, { place: 'ask', title: '', body: show(inDraft), tags: [], engineVersion: '' });
    const used = await askPictures(api.database.db).findUsed([inBody, inVersion, inDraft, unused].map(String));
    expect([...used].sort()).toEqual([inBody, inVersion, inDraft]);
  });

  test('an account that leaves takes its texts or leaves them without a name', async () => {
    const [stays, leaves] = [await ask.enter(), await ask.enter()];
    const kept = await ask.question(stays);
    await ask.answer(leaves, kept);
    await ask.send(`question/${kept}/accept`, stays, { answerId: (await ask.read(kept)).answer[0].id });
    const own = await ask.question(leaves);
    await ask.send('vote', leaves, { kind: 'question', id: kept, vote: 1 });
    const leave = (posts: 'keep' | 'delete') =>
      api.database.db.transaction((tx) => leaveAsk(tx, { accountId: Number(leaves.uid), posts }));
    await leave('keep');
    expect((await ask.read(kept)).answer).toHaveLength(1);
    await leave('delete');
    const question = await ask.read(kept);
    expect(question).toMatchObject({ answer: [], answerId: '', vote: 1, resolved: true });
    expect((await ask.list('?sort=most_answers')).data).toHaveLength(1);
    const { rows } = await api.database.query('select answers from ask_question where id = $1', [kept]);
    expect(rows[0]?.answers).toBe(0);
    expect((await ask.get(`/ask/question/${own}`)).retcode).toBe(-1);
    const stranger = await ask.question(stays, { title: 'Who answers when nobody is left?' });
    await api.database.query('update ask_question set account_id = null where id = $1', [stranger]);
    expect((await ask.read(stranger)).owner).toEqual({ uid: '', username: '', avatar: '' });
  });

  test('texts that were removed 30 days ago are deleted for good', async () => {
    const asker = await ask.enter();
    const [old, young] = [await ask.question(asker), await ask.question(asker)];
    await ask.send(`question/${old}/remove`, asker);
    await ask.send(`question/${young}/remove`, asker);
    await api.database.query(`update ask_question set deleted_at = now() - interval '31 days' where id = $1`, [old]);
    await pruneAsk(api.database.db);
    const { rows } = await api.database.query('select id from ask_question');
    expect(rows.map(({ id }) => String(id))).toEqual([young]);
  });

  test('a text with too many levels is refused with its reason', async () => {
    const asker = await ask.enter();
    expect(await ask.send('question', asker, { ...draft, body: `${'> '.repeat(101)}An answer.` })).toMatchObject({
      retcode: -1,
      field: 'body',
      message: 'The content has lists or quotes with more than 100 levels. Nothing was saved.',
    });
    expect(await ask.list()).toMatchObject({ retcode: 0, data: [] });
  });

  test('a text that takes too long to render is refused with its reason', async () => {
    const reason = 'The content takes too long to be shown.';
    // How long a text takes depends on the machine, so this renderer refuses each one.
    const renderPost = { pipeline: richTextRenderer.pipeline, render: async () => ({ ok: false, reason }) as const };
    const slow = await createTestApp(api.database, { renderPost });
    const slowAsk = askClient(slow);
    const answer = await slowAsk.send('question', await slowAsk.enter(), draft);
    expect(answer).toMatchObject({ retcode: -1, field: 'body', message: reason });
    expect(await slowAsk.list()).toMatchObject({ retcode: 0, data: [] });
    await slow.app.close();
  });

  test('large answers come in parts, each answer once, and one answer can be read separately', async () => {
    const [asker, helper] = [await ask.enter(), await ask.enter()];
    const id = await ask.question(asker);
    const last = await ask.answer(helper, id, 'A short answer that nobody voted for.');
    // 24 answers of 64 KiB, whose links make their HTML several times larger.
    await api.database.query(
      `insert into ask_answer (question_id, body, html, html_pipeline, votes)
       select $1, repeat('www.a.b ', 8192), repeat('<a href="/link/1">www.a.b</a>', 8192), html_pipeline, 1
       from ask_answer, generate_series(1, 24)`,
      [id],
    );
    await api.database.query('update ask_question set answers = 25 where id = $1', [id]);
    const seen: string[] = [];
    let parts = 0;
    for (let from: number | undefined = 0; from !== undefined; parts += 1) {
      const { json, body } = await ask.raw(`/ask/question/${id}?from=${from}`);
      expect(body.length).toBeLessThan(3 * 1024 * 1024);
      expect(json.data.answers).toBe(25);
      seen.push(...json.data.answer.map((row: { id: string }) => row.id));
      from = json.data.nextAnswers;
    }
    expect(parts).toBeGreaterThan(3);
    expect([seen.length, new Set(seen).size, seen.at(-1)]).toEqual([25, 25, last]);
    const { data } = await ask.get(`/ask/own/question/${id}?answer=${last}`, helper);
    expect([data.question.answer.map((row: { id: string }) => row.id), data.question.answers]).toEqual([[last], 25]);
    const [listed] = (await ask.list()).data;
    expect([listed.answers, listed.answer.length]).toEqual([25, 10]);
  });

  test('titles and tags are one visible line; only invisible characters are not a text', async () => {
    const asker = await ask.enter();
    const id = await ask.question(asker, {
      title: 'Where \u202e is\n\n the   lantern?',
      tags: ['Setup', 'setup', '\u200b', 'a\u202eb'],
    });
    expect(await ask.read(id)).toMatchObject({ question: 'Where is the lantern?', tag: ['Setup', 'ab'] });
    for (const fields of [{ title: '\u3164'.repeat(20) }, { title: `title${'\u200b'.repeat(20)}` }])
      expect(await ask.send('question', asker, { ...draft, ...fields })).toMatchObject({ field: 'title' });
    expect(await ask.send('question', asker, { ...draft, body: '\u2800\u200b'.repeat(30) })).toMatchObject({
      field: 'body',
    });
  });

  test('half of a surrogate pair is kept in a draft as a replacement character', async () => {
    const asker = await ask.enter();
    const half = { place: 'ask', title: 'Half \ud83d', body: '', tags: ['\udc00'], engineVersion: '' };
    expect(await ask.send('draft', asker, half)).toMatchObject({ retcode: 0 });
    const { data } = await ask.get('/ask/draft?place=ask', asker);
    expect([data.title, data.tags]).toEqual(['Half \ufffd', ['\ufffd']]);
  });
});
