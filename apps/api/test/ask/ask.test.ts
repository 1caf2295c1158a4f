import { Role } from '@starhaven/contracts/session';
import { blogClient } from '../support/clients/blog-client';
import type { Writer } from '../support/clients/blog-client';
import { describeOnEachEngine } from '../support/engines';
import { useTestApi } from '../support/test-api';

const draft = { title: 'Which client fits the server?', body: 'The launcher says **old version**.', tags: ['setup'] };

describeOnEachEngine('questions and answers', (open) => {
  let enter: (...roles: Role[]) => Promise<Writer>;
  const api = useTestApi(open);
  beforeAll(async () => {
    enter = blogClient(api).enter;
  });
  beforeEach(() => api.database.query('delete from ask_question'));

  const send = async (path: string, member: Writer | null, payload: object = {}) =>
    (
      await api.app.inject({
        method: 'POST',
        url: `/ask/${path}`,
        headers: member ? { authorization: member.key } : {},
        payload,
      })
    ).json();
  const ask = async (member: Writer, fields: object = {}): Promise<string> =>
    (await send('question', member, { ...draft, ...fields })).data.id;
  const answer = async (member: Writer, id: string, body = 'Take the version of the status page.'): Promise<string> =>
    (await send(`question/${id}/answer`, member, { body, engineVersion: '1.7' })).data.id;
  const read = async (id: string) => (await api.app.inject({ url: `/ask/question/${id}` })).json();
  const list = async (query = '') => (await api.app.inject({ url: `/ask/list${query}` })).json();
  const titles = async (query = ''): Promise<string[]> =>
    (await list(query)).data.map(({ question }: { question: string }) => question);

  test('a question is rendered, listed, found and answered; the best answer is first', async () => {
    const [asker, helper] = [await enter(), await enter()];
    const id = await ask(asker);
    const first = await answer(helper, id);
    const second = await answer(helper, id, 'Another way: <script>alert(1)</script> ask the admin.');
    await send('vote', asker, { kind: 'answer', id: first, vote: 1 });
    expect((await list()).data[0].answer.map((row: { id: string }) => row.id)).toEqual([first, second]);
    expect(await send(`question/${id}/accept`, helper, { answerId: second })).toMatchObject({ retcode: 403 });
    await send(`question/${id}/accept`, asker, { answerId: second });
    const { data } = await read(id);
    expect(data).toMatchObject({
      ...{ question: draft.title, tag: ['setup'], resolved: true, answerId: second, closed: false },
      owner: { uid: asker.uid },
      html: expect.stringContaining('<strong>old version</strong>'),
      answer: [{ id: second }, { id: first, vote: 1, engineVersion: '1.7' }],
    });
    expect(data.answer[0].html).not.toContain('<script');
    expect(await titles('?search=launcher')).toEqual([draft.title]);
    expect(await titles('?tag=other')).toEqual([]);
  });

  test.each([
    ['title', { title: 'too short' }],
    ['title', { title: 'x'.repeat(151) }],
    ['body', { body: 'nothing' }],
    ['body', { body: 'x'.repeat(64 * 1024 + 1) }],
    ['body', { body: '> '.repeat(3000) + 'deep enough text' }],
    ['tags', { tags: ['1', '2', '3', '4', '5', '6'] }],
  ])('refuses a %s beyond its limits', async (field, fields) => {
    expect(await send('question', await enter(), { ...draft, ...fields })).toMatchObject({ field });
    expect(await titles()).toEqual([]);
  });

  test('votes at the same time give the right sum; one per member, changeable, never on own texts', async () => {
    const asker = await enter();
    const id = await ask(asker);
    const voters = [await enter(), await enter(), await enter()];
    const vote = (member: Writer, value: number) => send('vote', member, { kind: 'question', id, vote: value });
    await Promise.all(voters.flatMap((voter) => [vote(voter, 1), vote(voter, 1)]));
    expect((await read(id)).data.vote).toBe(3);
    expect((await vote(voters[0] as Writer, -1)).data).toEqual({ vote: 1 });
    expect((await vote(voters[1] as Writer, 0)).data).toEqual({ vote: 0 });
    expect(await vote(asker, 1)).toMatchObject({ retcode: 403 });
    expect((await read(id)).data.vote).toBe(0);
  });

  test('closed and deleted questions take no answers; nothing of what was deleted is sent', async () => {
    const [asker, helper, moderator] = [await enter(), await enter(), await enter(Role.MOD)];
    const id = await ask(asker);
    const given = await answer(helper, id, 'This answer is a secret later.');
    expect(await send(`question/${id}/close`, asker, { isClosed: true })).toMatchObject({ retcode: 403 });
    await send(`question/${id}/close`, moderator, { isClosed: true });
    const late = { body: 'An answer that comes too late.', engineVersion: '' };
    expect(await send(`question/${id}/answer`, helper, late)).toMatchObject({ retcode: -1 });
    expect(await send(`answer/${given}/remove`, asker)).toMatchObject({ retcode: 403 });
    await send(`answer/${given}/remove`, helper);
    expect(JSON.stringify([await read(id), await list()])).not.toContain('secret');
    expect(await send(`question/${id}/remove`, helper)).toMatchObject({ retcode: 403 });
    await send(`question/${id}/remove`, asker);
    expect(await read(id)).toMatchObject({ retcode: -1 });
    expect(await send(`question/${id}/answer`, helper, late)).toMatchObject({ retcode: -1 });
    expect(await send('vote', helper, { kind: 'question', id, vote: 1 })).toMatchObject({ retcode: -1 });
    expect(await titles()).toEqual([]);
  });

  test('without a session, banned or muted nobody writes; a flood of a new account ends', async () => {
    const [member, banned, muted] = [await enter(), await enter(Role.BAN), await enter()];
    await api.database.query('insert into chat_mute (account_id, reason) values ($1, $2)', [muted.uid, 'spam']);
    for (const writer of [null, banned]) expect(await send('question', writer, draft)).toMatchObject({ retcode: 401 });
    expect(await send('question', muted, draft)).toMatchObject({
      retcode: 403,
      message: expect.stringMatching(/^You are muted/),
    });
    const nonce = 'one-attempt';
    const id = await ask(member, { nonce });
    const text = { body: 'Take the version of the status page.', engineVersion: '1.7', nonce };
    const answered = await send(`question/${id}/answer`, member, text);
    // A repeated request does not count.
    for (let number = 0; number < 9; number += 1) {
      expect(await ask(member, { nonce })).toBe(id);
      expect(await send(`question/${id}/answer`, member, text)).toEqual(answered);
    }
    for (let number = 0; number < 6; number += 1) await ask(member);
    expect((await send('question', member, draft)).retcode).toBe(429);
    expect(await ask(member, { nonce })).toBe(id);
    expect(await titles()).toHaveLength(7);
  });

  test('pages do not repeat a question when another one is asked in between', async () => {
    await api.database.query(
      `insert into ask_question (title, body, words, votes) select 'Question ' || n, 'x', '', n % 3 from generate_series(1, 25) n`,
    );
    for (const sort of ['newest', 'oldest', 'most_voted', 'most_viewed', 'most_answers']) {
      const first = await list(`?sort=${sort}`);
      await ask(await enter());
      const query = (page: number) => `?sort=${sort}&page=${page}&upTo=${first.upTo}`;
      const all = [...first.data.map(({ question }: { question: string }) => question)];
      all.push(...(await titles(query(2))), ...(await titles(query(3))));
      expect(new Set(all).size).toBe(all.length);
      await api.database.query(`delete from ask_question where title = $1`, [draft.title]);
      expect(all.filter((title) => title.startsWith('Question'))).toHaveLength(25);
    }
  });
});
