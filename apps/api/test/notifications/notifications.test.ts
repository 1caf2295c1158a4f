import { Role } from '@starhaven/contracts/session';
import { Notifications, pruneNotifications, notifyReward } from '../../src/modules/notifications';
import type { NotificationsContext } from '../../src/modules/notifications';
import { sendAtOnce, sendDigests } from '../../src/modules/notifications/mails/send-notification-mails';
import { createLogger } from '../../src/platform/logging/logger';
import { composeMail } from '../../src/platform/mail/compose-mail';
import { askClient, askDraft as draft } from '../support/clients/ask-client';
import type { AskClient } from '../support/clients/ask-client';
import type { Writer } from '../support/clients/blog-client';
import { describeOnEachEngine } from '../support/engines';
import type { TestDatabase } from '../support/engines';
import { Mailbox } from '../support/hosts/mailbox';
import { withStoppedClock } from '../support/stopped-clock';
import { accountSecret, createTestApp } from '../support/test-app';
import type { TestApp } from '../support/test-app';

const site = { name: 'Starhaven', url: 'http://localhost:3000' };

describeOnEachEngine('notifications', (open) => {
  let db: TestDatabase;
  let server: TestApp;
  let ask: AskClient;
  const mailbox = new Mailbox();
  let context: NotificationsContext;
  beforeAll(async () => {
    db = await open();
    // Without its jobs: they would send mails that a test is about to send.
    const start = jest.spyOn(Notifications.prototype, 'start').mockResolvedValue();
    server = await createTestApp(db.database, { mailer: mailbox });
    start.mockRestore();
    ask = askClient(server);
    context = { db: db.database.db, mailer: mailbox, log: createLogger('silent'), site, accountSecret };
  });
  afterAll(async () => {
    await server?.app.close();
    await db?.close();
  });
  beforeEach(async () => {
    await db.database.query('delete from ask_question');
    await db.database.query('delete from notification');
    mailbox.mails.length = 0;
  });

  const base = '/api/v2/notifications';
  const list = (member: Writer, query = '') => ask.get(`${base}${query}`, member);
  const post = async (path: string, member: Writer | null, payload: object) =>
    (
      await server.app.inject({
        method: 'POST',
        url: `${base}${path}`,
        headers: member ? { authorization: member.key } : {},
        payload,
      })
    ).json();
  const kinds = async (member: Writer): Promise<string[]> =>
    (await list(member)).data.map(({ kind, count }: { kind: string; count: number }) => `${kind} ${count}`);
  const nameOf = async ({ uid }: Writer): Promise<string> =>
    String((await db.database.query('select username from account where id = $1', [uid])).rows[0]?.username);
  const confirmAddress = (member: Writer) =>
    db.database.query(`update account set email = $2, email_key = $2, email_verified_at = now() where id = $1`, [
      member.uid,
      `m${member.uid}@example.org`,
    ]);
  const choose = (member: Writer, kind: string, mail: string, isOnSite = true) =>
    post('/choices', member, { choices: [{ kind, site: isOnSite, mail }] });

  test('answers, mentions, votes and the best answer notify the right members, and nobody about themselves', async () => {
    const [asker, helper, named] = [await ask.enter(), await ask.enter(), await ask.enter()];
    const id = await ask.question(asker);
    const name = await nameOf(named);
    const answer = await ask.answer(helper, id, `Ask @${name}, and not \`@${await nameOf(asker)}\` in code.`);
    for (const voter of [await ask.enter(), await ask.enter(), await ask.enter()]) {
      await ask.send('vote', voter, { kind: 'answer', id: answer, vote: 1 });
      await ask.send('vote', voter, { kind: 'answer', id: answer, vote: 0 });
      await ask.send('vote', voter, { kind: 'answer', id: answer, vote: 1 });
    }
    await ask.send(`question/${id}/accept`, asker, { answerId: answer });
    expect(await kinds(asker)).toEqual(['answer 1']);
    expect(await kinds(named)).toEqual(['mention 1']);
    expect(await kinds(helper)).toEqual(['accepted 1', 'vote 3']);
    const { data } = await list(asker);
    expect(data[0]).toMatchObject({ title: draft.title, actor: { uid: helper.uid }, isRead: false });
    expect(data[0].path).toBe(`/ask/${id}/which-client-fits-the-server#answer-${answer}`);
    expect((await list(helper)).data[1].actor.uid).toBe('');
    // Only a name that is new in the text is notified, not one that was there before.
    await ask.send(`answer/${answer}/edit`, helper, {
      body: `Ask @${name} again, or @${await nameOf(asker)}.`,
      engineVersion: '',
    });
    expect(await kinds(named)).toEqual(['mention 1']);
    expect(await kinds(asker)).toEqual(['mention 1', 'answer 1']);
    await ask.send(`answer/${answer}/remove`, helper);
    expect([await kinds(asker), await kinds(named), await kinds(helper)]).toEqual([[], [], []]);
  });

  test('removed answers no longer count in a grouped entry, whichever of them they are', async () => {
    const [asker, spammer, helper, moderator] = [
      await ask.enter(),
      await ask.enter(),
      await ask.enter(),
      await ask.enter(Role.MOD),
    ];
    const id = await ask.question(asker);
    await ask.answer(spammer, id, 'Buy my lanterns, they are cheap.');
    const good = await ask.answer(helper, id);
    for (const word of ['two', 'three']) await ask.answer(spammer, id, `Buy my lanterns, number ${word}.`);
    expect(await kinds(asker)).toEqual(['answer 4']);
    await ask.send('removals', moderator, { uid: spammer.uid, reason: 'spam' });
    expect(await kinds(asker)).toEqual(['answer 1']);
    expect((await list(asker)).data[0].path).toBe(`/ask/${id}/which-client-fits-the-server`);
    await ask.send(`answer/${good}/remove`, helper);
    expect(await kinds(asker)).toEqual([]);
  });

  test('followed tags notify of new questions in any case of letters, until they are unfollowed', async () => {
    const [asker, follower, other] = [await ask.enter(), await ask.enter(), await ask.enter()];
    await post('/tags', follower, { tag: 'Setup', isFollowed: true });
    await post('/tags', follower, { tag: 'pc', isFollowed: true });
    for (const tag of ['a, b', '\u200b', '\u2800'])
      expect(await post('/tags', follower, { tag, isFollowed: true })).toMatchObject({ retcode: -1, field: 'tag' });
    expect((await ask.get(`${base}/tags`, follower)).data).toEqual(['pc', 'Setup']);
    await ask.question(asker, { tags: ['setup', 'PC'] });
    expect(await kinds(follower)).toEqual(['tag 1']);
    expect(await kinds(other)).toEqual([]);
    await post('/tags', follower, { tag: 'SETUP', isFollowed: false });
    await ask.question(asker, { tags: ['setup'] });
    expect(await kinds(follower)).toEqual(['tag 1']);
    for (let tag = 0; tag < 49; tag += 1) await post('/tags', follower, { tag: `t${tag}`, isFollowed: true });
    expect(await post('/tags', follower, { tag: 'one too many', isFollowed: true })).toMatchObject({ retcode: -1 });
  });

  test('five thousand followers of a tag are notified of one question at once', async () => {
    const asker = await ask.enter();
    const { rows } = await db.database.query(
      `insert into account (username, username_key, name)
       select 'follower-' || n, 'follower-' || n, 'Follower' from generate_series(1, 5000) n returning id`,
    );
    await db.database.query(
      `insert into followed_tag (account_id, key, tag) select unnest($1::int[]), 'crowd', 'Crowd'`,
      [`{${rows.map(({ id }) => id).join(',')}}`],
    );
    await ask.question(asker, { tags: ['crowd'] });
    const told = await db.database.query(`select count(*)::int as members from notification where kind = 'tag'`);
    expect(told.rows[0]?.members).toBe(5_000);
    // In parts: the embedded database cuts off a query of ten seconds.
    for (let part = 0; part < 10; part += 1)
      await db.database.query(
        `delete from account where id in (select id from account where name = 'Follower' limit 500)`,
      );
  });

  test('reading one, reading all that was shown, and paging by the cursor', async () => {
    const [member, stranger] = [await ask.enter(), await ask.enter()];
    await db.database.query(
      `insert into notification (account_id, kind, subject, title, path, is_on_site, mail, happened_at)
       select $1, 'staff', n, 'Message ' || n, '/', true, 'off', to_timestamp(1700000000 + n / 3) from generate_series(1, 45) n`,
      [member.uid],
    );
    const seen: string[] = [];
    let next = '';
    do {
      const page = await list(member, `?after=${next}`);
      seen.push(...page.data.map(({ title }: { title: string }) => title));
      expect(page.unread).toBe(45);
      next = page.next;
    } while (next !== '');
    expect(seen).toHaveLength(45);
    expect(new Set(seen).size).toBe(45);
    const [first] = (await list(member)).data;
    expect((await post('/read', stranger, { id: first.id })).data).toEqual({ unread: 0 });
    expect((await post('/read', member, { id: first.id })).data).toEqual({ unread: 44 });
    expect((await post('/read', member, { upTo: 1_700_000_005 })).data.unread).toBe(44 - 17);
    expect((await post('/read', member, { upTo: first.time })).data).toEqual({ unread: 0 });
    expect((await ask.get(`${base}/unread`, member)).data).toEqual({ unread: 0 });
    expect((await list(member, '?after=nonsense')).data).toHaveLength(20);
  });

  test('there are no notifications about ignored or muted members, nor about texts that wait for review', async () => {
    const [asker, ignored, muted, moderator] = [
      await ask.enter(),
      await ask.enter(),
      await ask.enter(),
      await ask.enter(Role.MOD),
    ];
    const id = await ask.question(asker);
    await db.database.query('insert into chat_ignore (account_id, ignored_id) values ($1, $2)', [
      asker.uid,
      ignored.uid,
    ]);
    await ask.answer(ignored, id);
    expect(await kinds(asker)).toEqual([]);
    const reviewing = await createTestApp(db.database, { config: { askReview: 'all' } });
    const strict = askClient(reviewing);
    const waiting = await strict.answer(muted, id, `An answer for @${await nameOf(moderator)} to read.`);
    const silent = await strict.answer(muted, id, `Another for @${await nameOf(moderator)} to read.`);
    expect([await kinds(asker), await kinds(moderator)]).toEqual([[], []]);
    await strict.send('review', moderator, { kind: 'answer', id: waiting, isApproved: true });
    expect([await kinds(asker), await kinds(moderator)]).toEqual([['answer 1'], ['mention 1']]);
    await db.database.query('insert into chat_mute (account_id, reason) values ($1, $2)', [muted.uid, 'spam']);
    await strict.send('review', moderator, { kind: 'answer', id: silent, isApproved: true });
    expect([await kinds(asker), await kinds(moderator)]).toEqual([['answer 1'], ['mention 1']]);
    await reviewing.app.close();
  });

  test('a kind that is switched off creates nothing', async () => {
    const [asker, helper] = [await ask.enter(), await ask.enter()];
    await choose(asker, 'answer', 'off', false);
    await ask.answer(helper, await ask.question(asker));
    const { rows } = await db.database.query('select 1 from notification where account_id = $1', [asker.uid]);
    expect(rows).toEqual([]);
    const { data } = await ask.get(`${base}/choices`, asker);
    expect(data.choices).toContainEqual({ kind: 'answer', site: false, mail: 'off' });
    expect(data.choices).toContainEqual({ kind: 'mention', site: true, mail: 'digest' });
    expect(data.canMail).toBe(false);
  });

  test('a mail at once, the next about the same question in the digest, and a way out without a login', async () => {
    const [asker, helper] = [await ask.enter(), await ask.enter()];
    await confirmAddress(asker);
    await choose(asker, 'answer', 'at-once');
    const id = await ask.question(asker);
    await ask.answer(helper, id);
    await sendAtOnce(context);
    expect(mailbox.mails).toHaveLength(1);
    const [mail] = mailbox.mails;
    expect(mail).toMatchObject({
      to: `m${asker.uid}@example.org`,
      subject: `A new answer to your question: ${draft.title}`,
    });
    expect(mail?.text).toContain(`${site.url}/ask/${id}/`);
    if (!mail) throw new Error('no mail');
    const sender = { name: 'Starhaven', address: 'a@example.org' };
    const { headers } = composeMail({ ...mail, id: 1, createdAt: new Date() }, sender);
    expect(headers).toMatchObject({
      'List-Unsubscribe': `<${mail?.unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    await ask.answer(helper, id, 'A second answer, a moment later.');
    await sendAtOnce(context);
    await sendDigests(context);
    expect(mailbox.mails).toHaveLength(1);
    await db.database.query(`update notification set happened_at = now() - interval '2 days'`);
    await sendDigests(context);
    await sendDigests(context);
    expect(mailbox.mails.map(({ kind }) => kind)).toEqual(['notification', 'notification-digest']);
    const leave = new URL(mail?.unsubscribeUrl ?? '').searchParams.get('leave') ?? '';
    expect(await post(`/leave?leave=${leave.replace('answer', 'vote')}`, null, {})).toMatchObject({ retcode: -1 });
    expect(await post(`/leave?leave=${encodeURIComponent(leave)}`, null, {})).toMatchObject({
      retcode: 0,
      data: { kind: 'answer' },
    });
    const { data } = await ask.get(`${base}/choices`, asker);
    expect(data.choices).toContainEqual({ kind: 'answer', site: true, mail: 'off' });
    await ask.answer(helper, await ask.question(asker));
    await sendAtOnce(context);
    expect(mailbox.mails).toHaveLength(2);
  });

  test('no mail for what was read, nor without a confirmed address, and 20 a day at most', async () => {
    const [reader, silent, busy] = [await ask.enter(), await ask.enter(), await ask.enter()];
    await confirmAddress(reader);
    await confirmAddress(busy);
    const add = (member: Writer, subject: string) =>
      db.database.query(
        `insert into notification (account_id, kind, subject, title, path, is_on_site, mail) values ($1, 'staff', $2, 'Hello', '/', true, 'at-once')`,
        [member.uid, subject],
      );
    await add(reader, 'a');
    await add(silent, 'a');
    await post('/read', reader, { upTo: Math.floor(Date.now() / 1000) + 1 });
    await sendAtOnce(context);
    expect(mailbox.mails).toEqual([]);
    const start = Date.now();
    for (let mail = 0; mail < 22; mail += 1) {
      await add(busy, `s${mail}`);
      await sendAtOnce(context, { now: new Date(start + mail) });
    }
    expect(mailbox.mails).toHaveLength(20);
    const { rows } = await db.database.query(`select 1 from notification where mail = 'digest'`);
    expect(rows).toHaveLength(2);
  });

  test.each([
    ['at once', sendAtOnce],
    ['digest', sendDigests],
  ] as const)('one turn mails %s to every account, also after one that fails', async (mail, send) => {
    const { rows } = await db.database.query(
      `with made as (
        insert into account (username, username_key, email, email_key, email_verified_at)
        select n, n, n || '@example.org', n || '@example.org', now() from (
          select $1 || '-' || generate_series(1, 220) as n) names returning id)
      insert into notification (account_id, kind, subject, title, path, is_on_site, mail, happened_at)
      select id, 'staff', 'a', 'Hello', '/', true, $2, now() - interval '2 days' from made returning account_id as id`,
      [mail.replace(' ', '.'), mail.replace(' ', '-')],
    );
    const failing = rows.map(({ id }) => Number(id)).sort((a, b) => a - b)[1];
    const [address] = (await db.database.query('select email from account where id = $1', [failing])).rows;
    const logged: unknown[] = [];
    const log = createLogger('error', { write: (line: string) => void logged.push(JSON.parse(line)) });
    const mailer: NotificationsContext['mailer'] = Object.assign(Object.create(mailbox), {
      enqueue: async (...args: Parameters<Mailbox['enqueue']>) => {
        if (args[1].to === address?.email) throw new Error('cannot be written');
        await mailbox.enqueue(...args);
      },
    });
    await withStoppedClock(() => send({ ...context, log, mailer }));
    expect(mailbox.mails).toHaveLength(219);
    expect(logged).toMatchObject([{ uid: failing, err: { message: 'cannot be written' } }]);
    // It still waits.
    const waiting = await db.database.query(`select account_id from notification where mail <> 'off'`);
    expect(waiting.rows).toEqual([{ account_id: failing }]);
  });

  test('rewards are notified, and a list has a maximum length', async () => {
    const member = await ask.enter();
    const reward = { accountId: Number(member.uid), title: 'Welcome gift' };
    await notifyReward(db.database.db, { ...reward, state: 'sent' });
    await notifyReward(db.database.db, { ...reward, state: 'sent' });
    expect((await list(member)).data).toMatchObject([{ kind: 'reward', title: 'Delivered: Welcome gift', count: 2 }]);
    await db.database.query(
      `insert into notification (account_id, kind, subject, title, path, is_on_site, mail, happened_at)
       select $1, 'staff', n, 'Old', '/', true, 'off', now() - make_interval(days => n / 6) from generate_series(1, 600) n`,
      [member.uid],
    );
    await pruneNotifications(db.database.db);
    const { rows } = await db.database.query(
      `select count(*)::int as kept, min(happened_at) > now() - interval '90 days' as young from notification where account_id = $1`,
      [member.uid],
    );
    expect(rows[0]).toEqual({ kept: 500, young: true });
  });
});
