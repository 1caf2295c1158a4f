import {
  changeSettings,
  listAnnouncements,
  listAuditEntries,
  listSettings,
  testAnnouncement,
} from '@starhaven/contracts/admin';
import type { Announcement, AuditEntry, SettingName, SettingState } from '@starhaven/contracts/admin';
import { Role } from '@starhaven/contracts/session';
import { Announcer } from '../../src/modules/announcements';
import type { DiscordMessage } from '../../src/modules/announcements/discord-message';
import { pruneAnnouncements } from '../../src/modules/announcements/deliver';
import { announcement } from '../../src/modules/announcements/tables';
import { runIncidentCommand } from '../../src/modules/fleet/operator/incident-commands';
import { SiteSettings } from '../../src/modules/settings';
import type { DiscordAnswer, DiscordApi } from '../../src/platform/discord/discord-api';
import { createLogger } from '../../src/platform/logging/logger';
import { askClient } from '../support/clients/ask-client';
import { blogClient } from '../support/clients/blog-client';
import { describeOnEachEngine } from '../support/engines';
import type { TestDatabase } from '../support/engines';
import { staffClient } from '../support/clients/staff';
import type { Member } from '../support/clients/staff';
import { accountSecret, createTestApp } from '../support/test-app';
import type { TestApp } from '../support/test-app';

const token = 'the_token-of_the-webhook';
const webhookOf = (id: string) => `https://discord.com/api/webhooks/${id}/${token}`;
const newsHook = webhookOf('1000000000000000001');
const reportsHook = webhookOf('1000000000000000002');
const siteUrl = 'http://localhost:3000';

describeOnEachEngine('announcements', (open) => {
  let db: TestDatabase;
  let server: TestApp;
  let staff: ReturnType<typeof staffClient>;
  let ask: ReturnType<typeof askClient>;
  let admin: Member;
  const sent: { webhook: string; message: DiscordMessage }[] = [];
  /** The next answers of Discord. When the list is empty, Discord accepts every message. */
  const answers: DiscordAnswer[] = [];
  const discord: DiscordApi = async ({ path, body }) => {
    const answer = answers.shift() ?? { status: 200, code: null, pauseSeconds: null };
    const webhook = `https://discord.com/api${path.replace('?wait=true', '')}`;
    // A request to a webhook always has a message as its body.
    if (answer.status === 200) sent.push({ webhook, message: body as DiscordMessage });
    return answer;
  };
  beforeAll(async () => {
    db = await open();
    // A turn of the app's own timer between the steps of a test would queue what the test has just deleted.
    jest.spyOn(Announcer.prototype, 'start').mockImplementation(() => {});
    server = await createTestApp(db.database, { discord });
    staff = staffClient(server);
    ask = askClient(server);
    admin = await staff.member(Role.ADMIN);
  });
  afterAll(async () => {
    await server?.app.close();
    await db?.close();
  });
  beforeEach(async () => {
    for (const table of ['announcement', 'incident', 'ask_question', 'blog_post', 'chat_message'])
      await db.database.query(`delete from ${table}`);
    sent.length = 0;
    answers.length = 0;
  });

  const states = async () => (await staff.call<SettingState[]>(listSettings, admin.key)).data;
  async function store(values: Partial<Record<SettingName, unknown>>) {
    const known = await states();
    const changes = Object.entries(values).map(([name, value]) => ({
      ...{ name, value, version: known.find((state) => state.name === name)?.version },
    }));
    return staff.call(changeSettings, admin.key, { changes });
  }
  /** Lets a new server send the waiting messages, in both channels. */
  async function turn() {
    const settings = new SiteSettings(db.database.db, server.versions, {}, accountSecret);
    const announcer = new Announcer({ db: db.database.db, settings, log: createLogger('silent'), siteUrl, discord });
    await announcer.announce('news');
    await announcer.announce('reports');
  }
  async function run(command: object): Promise<string> {
    const { lines } = await runIncidentCommand(db.database.db, command);
    return /\d+/.exec(lines[0] ?? '')?.[0] ?? '';
  }
  const openIncident = (title = 'Login is slow') => run({ action: 'open', title, text: 'We are looking.' });
  const titles = () => sent.map(({ message }) => message.embeds[0].title);
  const listed = async () => (await staff.call<Announcement[]>(listAnnouncements, admin.key)).data;
  const retryNow = () => db.database.query('update announcement set next_at = now()');

  test('what happened before the webhook was stored is not announced; without a webhook nothing is queued', async () => {
    await openIncident('Long ago');
    await db.database.query(`update incident_update set at = now() - interval '1 minute'`);
    await turn();
    expect(await listed()).toEqual([]);
    expect(await store({ discordNews: newsHook, discordReports: reportsHook })).toMatchObject({ retcode: 0 });
    await turn();
    expect([sent, await listed()]).toEqual([[], []]);
  });

  test('incidents and posts are announced in their order, once by any number of servers', async () => {
    const id = await openIncident();
    await run({ action: 'resolve', id, text: 'It is fast again.' });
    const blog = blogClient(server);
    const author = await blog.enter(Role.EDITOR);
    const postId = await blog.write(author.key, { title: 'Lanterns for everyone', shortContent: 'They are **free**.' });
    await Promise.all([turn(), turn(), turn()]);
    await turn();
    expect(titles()).toEqual([
      'Login is slow \\(investigating\\)',
      'Login is slow \\(resolved\\)',
      'Lanterns for everyone',
    ]);
    expect(sent.map(({ webhook }) => webhook)).toEqual([newsHook, newsHook, newsHook]);
    const embeds = sent.map(({ message }) => message.embeds[0]);
    expect(embeds[0]).toMatchObject({
      description: 'We are looking.',
      url: `${siteUrl}/status/incidents#incident-${id}`,
      footer: { text: 'Starhaven' },
    });
    expect(embeds[1]?.color).not.toBe(embeds[0]?.color);
    expect(embeds[2]).toMatchObject({ description: String.raw`They are \*\*free\*\*.` });
    expect(embeds[2]?.url).toBe(`${siteUrl}/blog/post/${postId}/a-new-season`);
    expect(await listed()).toMatchObject([
      { channel: 'news', title: 'Lanterns for everyone', state: 'sent', fault: '' },
      { state: 'sent' },
      { state: 'sent' },
    ]);
  });

  test('drafts, planned posts and deleted posts are not announced', async () => {
    const blog = blogClient(server);
    const author = await blog.enter(Role.EDITOR);
    const post = await blog.write(author.key, { title: 'Gone at once' });
    await db.database.query('update blog_post set deleted_at = now() where id = $1', [Number(post)]);
    const planned = await blog.write(author.key, { title: 'Tomorrow' });
    await db.database.query(
      `update blog_post set state = 'planned', shown_at = now() + interval '1 day' where id = $1`,
      [Number(planned)],
    );
    const draft = await blog.write(author.key, { title: 'Not yet' });
    await db.database.query(`update blog_post set state = 'draft' where id = $1`, [Number(draft)]);
    await turn();
    expect(titles()).toEqual([]);
  });

  test('reports go only to the channel of staff, without names and words of members, once until they are settled', async () => {
    const [asker, one, two] = [await ask.enter(), await ask.enter(), await ask.enter()];
    const moderator = await ask.enter(Role.MOD);
    const id = await ask.question(asker, { title: 'How do I light a lantern at night?' });
    for (const member of [one, two])
      await ask.send('report', member, { kind: 'question', id, reason: 'my private reason' });
    await turn();
    await turn();
    expect(titles()).toEqual(['A question was reported: How do I light a lantern at night?']);
    expect(sent[0]).toMatchObject({ webhook: reportsHook, message: { embeds: [{ url: `${siteUrl}/admin/content` }] } });
    expect(JSON.stringify(sent)).not.toContain('my private reason');
    await ask.send('reports/settle', moderator, { kind: 'question', id, isRemoved: false });
    await turn();
    expect(titles()).toHaveLength(1);
  });

  test.each([
    [
      'reports of chat messages',
      60,
      `with said as (
        insert into chat_message (account_id, name, input) select $1::int, 'a', 'b' from generate_series(1, 60) returning id)
      insert into chat_report (message_id, account_id) select id, $1::int from said`,
    ],
    [
      'reports of questions',
      60,
      `with asked as (
        insert into ask_question (account_id, title, body, words)
        select $1::int, 'a', 'b', '' from generate_series(1, 60) returning id)
      insert into ask_question_report (text_id, account_id) select id, $1::int from asked`,
    ],
    [
      'posts',
      60,
      `insert into blog_post (account_id, title, content, short_content, slug, state, shown_at, words)
      select $1::int, 'a', 'b', 'c', 'd', 'published', now(), '' from generate_series(1, 60)`,
    ],
    [
      'updates of incidents',
      110,
      `with opened as (
        insert into incident (kind, title, state, impact, starts_at)
        select 'incident', 'a', 'investigating', 'minor', now() where $1::int > 0 returning id)
      insert into incident_update (incident_id, state, text)
      select id, 'investigating', 'b' from opened, generate_series(1, 110)`,
    ],
  ])('every one of many %s is announced', async (_, many, insert) => {
    await store({ discordNews: newsHook, discordReports: reportsHook });
    await db.database.query(insert, [admin.id]);
    // One turn lists only some of them.
    await turn();
    await turn();
    expect(await db.database.db.$count(announcement)).toBe(many);
  });

  test('no text mentions anybody or becomes a link', async () => {
    await openIncident('@everyone [free](https://example.org) **now** <@1>');
    await turn();
    const [message] = sent.map((one) => one.message);
    expect(message?.allowed_mentions).toEqual({ parse: [] });
    expect(message?.embeds[0].title).toBe(
      String.raw`\@everyone \[free\]\(https://example.org\) \*\*now\*\* \<\@1\> \(investigating\)`,
    );
  });

  test('a kind that is switched off is not announced, also not later, when it is on again', async () => {
    await store({ announcesIncidents: false });
    await openIncident('Hidden');
    await turn();
    await db.database.query(`update incident_update set at = now() - interval '1 second'`);
    await store({ announcesIncidents: true });
    await turn();
    expect(titles()).toEqual([]);
    await openIncident('Shown');
    await turn();
    expect(titles()).toEqual(['Shown \\(investigating\\)']);
  });

  test('a channel that asks for a pause gets it, and no later message overtakes', async () => {
    await openIncident('First');
    answers.push({ status: 429, code: null, pauseSeconds: 40 });
    await turn();
    await openIncident('Second');
    await turn();
    expect(titles()).toEqual([]);
    expect(await listed()).toMatchObject([
      { title: 'Second (investigating)', state: 'waiting', fault: '' },
      { title: 'First (investigating)', state: 'waiting', fault: 'Discord asks for a pause.' },
    ]);
    await retryNow();
    await turn();
    expect(titles()).toEqual(['First \\(investigating\\)', 'Second \\(investigating\\)']);
  });

  test('messages of a deleted webhook wait for a new one, for a day', async () => {
    const gone = { status: 404, code: null, pauseSeconds: null };
    answers.push(gone);
    await openIncident('Waits');
    await turn();
    const { rows } = await db.database.query(
      'select extract(epoch from next_at - now())::float8 as pause from announcement',
    );
    expect(Number(rows[0]?.['pause'])).toBeGreaterThan(20);
    const other = webhookOf('1000000000000000003');
    await store({ discordNews: other });
    await retryNow();
    await turn();
    expect(sent).toMatchObject([{ webhook: other }]);
    await store({ discordNews: newsHook });
    answers.push(gone);
    await openIncident('Too late');
    await turn();
    await db.database.query(`update announcement set created_at = now() - interval '25 hours' where state = 'waiting'`);
    await pruneAnnouncements({ db: db.database.db });
    await retryNow();
    await turn();
    expect(titles()).toEqual(['Waits \\(investigating\\)']);
    expect((await listed())[0]).toMatchObject({
      state: 'failed',
      fault: 'Discord does not know this webhook any more. Make a new one and store it here.',
    });
  });

  test('a message that Discord refuses is left out, and the next one is sent', async () => {
    answers.push({ status: 400, code: null, pauseSeconds: null });
    await openIncident('Refused');
    await openIncident('Taken');
    await turn();
    expect(titles()).toEqual(['Taken \\(investigating\\)']);
    expect(await listed()).toMatchObject([{ state: 'sent' }, { state: 'failed' }]);
  });

  test('only webhooks of Discord are stored, encrypted, and shown to nobody', async () => {
    for (const address of [
      ...['https://example.org/api/webhooks/1000000000000000001/' + token, 'http://127.0.0.1/', 'https://discord.com/'],
      ...[`https://discord.com.example.org/api/webhooks/1000000000000000001/${token}`, `${newsHook}?x=1`],
    ])
      expect(await store({ discordNews: address })).toMatchObject({ retcode: -1, field: 'discordNews' });
    expect((await states()).find(({ name }) => name === 'discordNews')).toMatchObject({ value: '(stored)' });
    const { rows } = await db.database.query('select value::text as value from site_setting');
    expect(JSON.stringify(rows)).not.toContain(token);
    const { rows: logged } = await db.database.query('select details::text as details from audit_entry');
    expect(JSON.stringify(logged)).not.toContain(token);
  });

  test('staff tests a channel: the answer says why it does not work', async () => {
    const tryOut = () => staff.call(testAnnouncement, admin.key, { channel: 'reports' });
    expect(await tryOut()).toMatchObject({ retcode: 0 });
    expect(sent).toMatchObject([{ webhook: reportsHook, message: { embeds: [{ description: 'This is a test.' }] } }]);
    answers.push({ status: 500, code: null, pauseSeconds: null });
    expect(await tryOut()).toMatchObject({ retcode: -1, message: 'Discord answered with status 500.' });
    const entries = (await staff.call<AuditEntry[]>(listAuditEntries, admin.key)).data.slice(0, 2);
    expect(entries).toMatchObject([
      { action: 'announcement.tested', subject: 'setting:discordReports', outcome: 'refused' },
      { action: 'announcement.tested', outcome: 'ok' },
    ]);
    await store({ discordReports: '' });
    expect(await tryOut()).toMatchObject({ retcode: -1, message: 'No webhook is stored for this channel.' });
  });
});
