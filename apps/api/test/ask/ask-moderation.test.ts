import { changeSettings } from '@starhaven/contracts/admin';
import { Role } from '@starhaven/contracts/session';
import { sql } from 'drizzle-orm';
import { recount } from '../../src/modules/ask/removals/recount';
import { askClient, askDraft as draft } from '../support/clients/ask-client';
import type { AskClient } from '../support/clients/ask-client';
import { describeOnEachEngine, describeOnPostgresql } from '../support/engines';
import type { TestDatabase } from '../support/engines';
import { Gate } from '../support/gate';
import { staffClient } from '../support/clients/staff';
import { createTestApp } from '../support/test-app';
import type { TestApp } from '../support/test-app';
import { until } from '../support/until';

describeOnEachEngine('moderation of questions and answers', (open) => {
  let db: TestDatabase;
  const servers: TestApp[] = [];
  const startWith = async (askReview: 'off' | 'first' | 'all'): Promise<{ ask: AskClient; server: TestApp }> => {
    const server = await createTestApp(db.database, { config: { askReview } });
    servers.push(server);
    return { ask: askClient(server), server };
  };
  beforeAll(async () => {
    db = await open();
  });
  afterEach(async () => {
    await Promise.all(servers.splice(0).map(({ app }) => app.close()));
    await db.database.query('delete from ask_question');
  });
  afterAll(() => db?.close());

  test('a text is reported once by each member, listed for moderators, and settled', async () => {
    const { ask, server } = await startWith('off');
    const [asker, one, two, moderator] = [
      await ask.enter(),
      await ask.enter(),
      await ask.enter(),
      await ask.enter(Role.MOD),
    ];
    const id = await ask.question(asker);
    const answer = await ask.answer(one, id, 'Buy my things at this address, please.');
    const report = { kind: 'answer', id: answer, reason: 'advertising' };
    for (const member of [two, two, asker]) expect((await ask.send('report', member, report)).retcode).toBe(0);
    expect(await ask.send('report', one, report)).toMatchObject({ retcode: -1 });
    expect(await ask.get('/ask/reports', one)).toMatchObject({ retcode: 403 });
    const { data } = await ask.get('/ask/reports', moderator);
    expect(data.reported).toMatchObject([{ kind: 'answer', id: answer, questionId: id, owner: { uid: one.uid } }]);
    expect(data.reported[0].reports.map(({ member }: { member: { uid: string } }) => member.uid)).toEqual([
      two.uid,
      asker.uid,
    ]);
    expect((await ask.get(`/ask/own/question/${id}`, two)).data.reported).toEqual([{ kind: 'answer', id: answer }]);
    expect(await ask.send('reports/settle', two, { kind: 'answer', id: answer, isRemoved: true })).toMatchObject({
      retcode: 403,
    });
    await ask.send('reports/settle', moderator, { kind: 'answer', id: answer, isRemoved: true });
    expect((await ask.read(id)).answer).toEqual([]);
    expect((await ask.get('/ask/reports', moderator)).data.reported).toEqual([]);
    expect(await ask.send('reports/settle', moderator, { kind: 'answer', id: answer, isRemoved: true })).toMatchObject({
      retcode: -1,
    });
    expect(server.logLines.filter((line) => line.includes('ask-text-removed'))).toHaveLength(1);
    expect(server.logLines.join()).not.toContain('Buy my things');
  });

  test('the setting of the dashboard makes the first texts of members wait, from the next text on', async () => {
    const { ask, server } = await startWith('off');
    const staff = staffClient(server);
    const [admin, member] = [await staff.member(Role.ADMIN), await ask.enter()];
    const known = await ask.enter();
    await ask.question(known);
    const change = { name: 'reviewsFirstPosts', value: true, version: 0 };
    expect(await staff.call(changeSettings, admin.key, { changes: [change] })).toMatchObject({ retcode: 0 });
    try {
      const first = await ask.send('question', member, draft);
      expect((await ask.get('/ask/reports', await ask.enter(Role.MOD))).data.waiting).toMatchObject([
        { id: first.data.id },
      ]);
      const other = await ask.send('question', known, draft);
      expect((await ask.read(other.data.id)).id).toBe(other.data.id);
    } finally {
      const back = { name: 'reviewsFirstPosts', value: false, version: 1 };
      await staff.call(changeSettings, admin.key, { changes: [back] });
    }
  });

  test.each(['first', 'all'] as const)('with review of %s, a text waits unseen until it is approved', async (mode) => {
    const { ask } = await startWith(mode);
    const [asker, reader, moderator] = [await ask.enter(), await ask.enter(), await ask.enter(Role.MOD)];
    const asked = await ask.send('question', asker, draft);
    expect(asked.data).toMatchObject({ waits: true });
    const { id } = asked.data;
    expect((await ask.list()).data).toEqual([]);
    expect(await ask.get(`/ask/question/${id}`)).toMatchObject({ retcode: -1 });
    expect(await ask.get(`/ask/own/question/${id}`, reader)).toMatchObject({ retcode: -1 });
    expect(await ask.get(`/ask/versions/question/${id}`)).toMatchObject({ retcode: -1 });
    expect(await ask.send('vote', reader, { kind: 'question', id, vote: 1 })).toMatchObject({ retcode: -1 });
    const late = { body: 'An answer to what nobody sees.', engineVersion: '' };
    expect(await ask.send(`question/${id}/answer`, reader, late)).toMatchObject({ retcode: -1 });
    expect((await ask.get(`/ask/own/question/${id}`, asker)).data.question).toMatchObject({ waits: true });
    expect((await ask.get('/ask/reports', moderator)).data.waiting).toMatchObject([
      { kind: 'question', id, reports: [] },
    ]);
    expect(await ask.send('review', asker, { kind: 'question', id, isApproved: true })).toMatchObject({ retcode: 403 });
    await ask.send('review', moderator, { kind: 'question', id, isApproved: true });
    expect((await ask.list()).data).toHaveLength(1);
    expect(await ask.send('review', moderator, { kind: 'question', id, isApproved: true })).toMatchObject({
      retcode: -1,
    });
    // The second text of a member whose first one was approved.
    const second = await ask.send('question', asker, { ...draft, title: 'A second question of mine' });
    expect(second.data.waits).toBe(mode === 'all');
    const answered = await ask.send(`question/${id}/answer`, reader, late);
    expect(answered.data.waits).toBe(true);
    expect((await ask.read(id)).answer).toEqual([]);
    await ask.send('review', moderator, { kind: 'answer', id: answered.data.id, isApproved: false });
    expect((await ask.read(id)).answer).toEqual([]);
    expect((await ask.get(`/ask/own/question/${id}`, reader)).data.question.answer).toEqual([]);
    expect((await ask.send('question', moderator, draft)).data.waits).toBe(false);
  });

  test('all texts of a member are removed at once and restored at once', async () => {
    const { ask, server } = await startWith('off');
    const [asker, spammer, moderator] = [await ask.enter(), await ask.enter(), await ask.enter(Role.MOD)];
    const id = await ask.question(asker);
    await ask.answer(asker, id, 'My own answer to it, which stays.');
    const spam = await ask.answer(spammer, id);
    await ask.send(`question/${id}/accept`, asker, { answerId: spam });
    const [own, deleted] = [await ask.question(spammer), await ask.question(spammer)];
    await ask.send(`question/${deleted}/remove`, spammer);
    const remove = { uid: spammer.uid, reason: 'spam' };
    expect(await ask.send('removals', asker, remove)).toMatchObject({ retcode: 403 });
    expect(await ask.send('removals', moderator, { ...remove, uid: moderator.uid })).toMatchObject({ retcode: -1 });
    const { data } = await ask.send('removals', moderator, remove);
    expect(data).toMatchObject({ questions: 1, answers: 1, reason: 'spam', restored: 0, member: { uid: spammer.uid } });
    expect(await ask.read(id)).toMatchObject({
      answer: [{ answer: 'My own answer to it, which stays.' }],
      answerId: '',
    });
    expect(await ask.get(`/ask/question/${own}`)).toMatchObject({ retcode: -1 });
    expect((await ask.get('/ask/removals', moderator)).data).toMatchObject([{ id: data.id }]);
    expect(await ask.send(`removals/${data.id}/restore`, spammer)).toMatchObject({ retcode: 403 });
    expect(await ask.send(`removals/${data.id}/restore`, moderator)).toMatchObject({ retcode: 0 });
    expect(await ask.read(id)).toMatchObject({ answerId: spam, answer: [{ id: spam }, {}] });
    expect(await ask.read(own)).toMatchObject({ question: draft.title });
    expect(await ask.get(`/ask/question/${deleted}`)).toMatchObject({ retcode: -1 });
    expect(await ask.send(`removals/${data.id}/restore`, moderator)).toMatchObject({ retcode: -1 });
    const { rows } = await db.database.query('select answers from ask_question where id = $1', [id]);
    expect(rows[0]?.answers).toBe(2);
    expect(server.logLines.filter((line) => line.includes('ask-member-texts-re'))).toHaveLength(2);
  });

  test('moderators write more than members, and reports have a limit', async () => {
    const { ask } = await startWith('off');
    const [member, moderator] = [await ask.enter(), await ask.enter(Role.MOD)];
    for (let number = 0; number < 10; number += 1) await ask.question(moderator);
    const id = (await ask.list()).data[0].id;
    const report = () => ask.send('report', member, { kind: 'question', id, reason: '' });
    for (let number = 0; number < 20; number += 1) expect((await report()).retcode).toBe(0);
    expect((await report()).retcode).toBe(429);
  });
});

describeOnPostgresql('moderation at the same time as an answer', (open) => {
  let db: TestDatabase;
  let server: TestApp;
  beforeAll(async () => {
    db = await open();
    server = await createTestApp(db.database);
  });
  afterAll(async () => {
    await server?.app.close();
    await db?.close();
  });

  test('an answer that is shown while the answers are counted again is counted', async () => {
    const ask = askClient(server);
    const asker = await ask.enter();
    const id = await ask.question(asker);
    const own = await ask.answer(asker, id, 'My own answer, which waits for review.');
    await db.database.query('update ask_answer set is_waiting = true where id = $1', [own]);
    await db.database.query('update ask_question set answers = 0 where id = $1', [id]);
    const held = new Gate();
    const approval = db.database.db.transaction(async (tx) => {
      await tx.execute(sql`update ask_question set answers = answers + 1 where id = ${id}::int`);
      await tx.execute(sql`update ask_answer set is_waiting = false where id = ${own}::int`);
      await held.pass();
    });
    await held.reached();
    const counting = db.database.db.transaction((tx) => recount(tx, [Number(id)]));
    await until(async () => {
      const { rows } = await db.database.query(
        `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return rows.length > 0;
    });
    held.open();
    await Promise.all([approval, counting]);
    const { rows } = await db.database.query('select answers from ask_question where id = $1', [id]);
    expect(rows[0]?.answers).toBe(1);
  });
});
