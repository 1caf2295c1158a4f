import { followStatus, listFollowedStatus, listNotifications } from '@starhaven/contracts/notifications';
import { Role } from '@starhaven/contracts/session';
import { eq } from 'drizzle-orm';
import type { NotificationsContext } from '../../src/modules/notifications';
import { sendAtOnce, sendDigests } from '../../src/modules/notifications/mails/send-notification-mails';
import { advancePlannedWork } from '../../src/modules/fleet/incidents/advance-planned-work';
import { runIncidentCommand } from '../../src/modules/fleet/operator/incident-commands';
import { incident, incidentUpdate } from '../../src/modules/fleet/tables';
import { notifyFollowers } from '../../src/modules/follows/notify-followers';
import { pruneFollows } from '../../src/modules/follows/prune-follows';
import { createLogger } from '../../src/platform/logging/logger';
import { describeOnEachEngine } from '../support/engines';
import { addServer } from '../support/fleet';
import { Mailbox } from '../support/hosts/mailbox';
import { staffClient } from '../support/clients/staff';
import type { Member } from '../support/clients/staff';
import { useTestApi } from '../support/test-api';
import { accountSecret } from '../support/test-app';
import { until } from '../support/until';

const site = { name: 'Starhaven', url: 'http://localhost:3000' };
const minuteMs = 60_000;

describeOnEachEngine('followed servers and incidents', (open) => {
  let notifications: NotificationsContext;
  let place: Awaited<ReturnType<typeof addServer>>;
  const mailbox = new Mailbox();
  const api = useTestApi(open, { mailer: mailbox });
  const staff = staffClient(api);
  beforeAll(async () => {
    const { db: drizzle } = api.database;
    notifications = { db: drizzle, mailer: mailbox, log: createLogger('silent'), site, accountSecret };
    place = await addServer(api.database, { name: 'Lantern' });
    const member = await staff.member(Role.MEMBER);
    // The list of servers is read again after a change.
    await until(async () => (await follow(member, 'server', place.id)).retcode === 0);
  });
  beforeEach(async () => {
    await api.database.query('delete from incident');
    await api.database.query('delete from followed_server');
    mailbox.mails.length = 0;
  });

  const follow = (member: Member, kind: 'server' | 'incident', id: string, isFollowed = true) =>
    staff.call(followStatus, member.key, { kind, id, isFollowed });
  const followed = async (member: Member) =>
    (await staff.call<{ servers: object[]; incidents: object[] }>(listFollowedStatus, member.key)).data;
  /** Notifies all followers, then returns the member's notifications. */
  async function told(member: Member) {
    await notifyFollowers(api.database.db);
    const { data } = await staff.call<{ kind: string; title: string; path: string; isRead: boolean }[]>(
      listNotifications,
      member.key,
    );
    return data;
  }
  async function run(command: object): Promise<string> {
    const { lines } = await runIncidentCommand(api.database.db, command);
    return /\d+/.exec(lines[0] ?? '')?.[0] ?? '';
  }
  const openIncident = (more: object = {}) =>
    run({ action: 'open', title: 'Login is slow', text: 'We are looking.', servers: [place.slug], ...more });
  const inMinutes = (minutes: number, from = Date.now()) =>
    new Date(from + minutes * minuteMs).toISOString().replace(/\.\d+Z$/, 'Z');
  const confirmAddress = ({ uid }: Member) =>
    api.database.query(`update account set email = $2, email_key = $2, email_verified_at = now() where id = $1`, [
      uid,
      `m${uid}@example.org`,
    ]);

  test('the followers of a server have one entry of an incident, with its latest update', async () => {
    const [follower, other] = [await staff.member(Role.MEMBER), await staff.member(Role.MEMBER)];
    await follow(follower, 'server', place.id);
    expect(await followed(follower)).toEqual({ servers: [{ id: place.id, name: 'Lantern' }], incidents: [] });
    const id = await openIncident();
    const path = `/status/incidents#incident-${id}`;
    expect(await told(follower)).toMatchObject([
      { kind: 'server', title: 'Login is slow (investigating): We are looking.', path, isRead: false },
    ]);
    await api.database.query('update notification set read_at = now()');
    await run({ action: 'update', id, text: 'A disk is full.', state: 'identified' });
    await run({ action: 'resolve', id, text: 'It is empty again.' });
    const entries = await told(follower);
    expect(entries).toMatchObject([{ title: 'Login is slow (resolved): It is empty again.', isRead: false }]);
    expect(await told(other)).toEqual([]);
    await openIncident({ title: 'Elsewhere', servers: [], components: ['web'] });
    expect(await told(follower)).toHaveLength(1);
    await run({ action: 'remove', id });
    expect(await told(follower)).toEqual([]);
  });

  test('followers are notified when planned work is announced, begins and ends', async () => {
    const follower = await staff.member(Role.MEMBER);
    await follow(follower, 'server', place.id);
    const start = Date.now() + minuteMs;
    const times = { start: inMinutes(0, start), end: inMinutes(1, start) };
    await run({ action: 'plan', title: 'New disk', text: 'Ten minutes.', servers: [place.slug], ...times });
    expect((await told(follower))[0]?.title).toBe('New disk (scheduled): Ten minutes.');
    await advancePlannedWork(api.database.db, start + 1);
    expect((await told(follower))[0]?.title).toBe('New disk (in progress): The planned work has begun.');
    await advancePlannedWork(api.database.db, start + minuteMs + 1);
    expect((await told(follower)).map(({ title }) => title)).toEqual([
      'New disk (completed): The planned work is done.',
    ]);
  });

  test('planned work that staff move at the moment of its start does not begin', async () => {
    const start = Date.now() + minuteMs;
    const times = { start: inMinutes(0, start), end: inMinutes(1, start) };
    const id = await run({ action: 'plan', title: 'New disk', text: 'Ten minutes.', servers: [place.slug], ...times });
    const { db: drizzle } = api.database;
    const moved = Object.assign(Object.create(drizzle) as typeof drizzle, {
      transaction: async (...work: Parameters<typeof drizzle.transaction>) => {
        await api.database.query(
          `update incident set starts_at = starts_at + interval '1 day', ends_at = ends_at + interval '1 day' where id = $1`,
          [Number(id)],
        );
        return drizzle.transaction(...work);
      },
    });
    await advancePlannedWork(moved, start + 1);
    const { rows } = await api.database.query('select state from incident where id = $1', [Number(id)]);
    expect(rows).toEqual([{ state: 'scheduled' }]);
    await run({ action: 'remove', id });
  });

  test('followers who know of planned work are notified when it is cancelled; an unknown plan is removed silently', async () => {
    const [ofServer, ofWork, other] = [
      await staff.member(Role.MEMBER),
      await staff.member(Role.MEMBER),
      await staff.member(Role.MEMBER),
    ];
    await follow(ofServer, 'server', place.id);
    const inAnHour = { start: inMinutes(60), end: inMinutes(90) };
    const planned = { action: 'plan', title: 'New disk', text: 'Ten minutes.', servers: [place.slug], ...inAnHour };
    const id = await run(planned);
    await told(ofServer);
    await follow(ofWork, 'incident', id);
    await follow(ofWork, 'server', place.id);
    await run({ action: 'remove', id });
    const title = 'New disk (cancelled): The planned work will not take place.';
    expect(await told(ofServer)).toMatchObject([{ kind: 'server', title, path: '/status/incidents', isRead: false }]);
    expect(await told(ofWork)).toMatchObject([{ kind: 'incident', title, isRead: false }]);
    expect(await told(other)).toEqual([]);
    // In one transaction, because the running server notifies followers of a plan as soon as it sees it.
    await api.database.db.transaction(async (tx) => {
      const [typo] = await tx
        .insert(incident)
        .values({
          ...{ kind: 'maintenance', title: 'Typo', state: 'scheduled', impact: 'none' },
          ...{ servers: [Number(place.id)], startsAt: new Date(Date.now() + 60 * minuteMs) },
        })
        .returning();
      await tx.insert(incidentUpdate).values({ incidentId: typo!.id, state: 'scheduled', text: 'Ten minutes.' });
      await tx.delete(incident).where(eq(incident.id, typo!.id));
    });
    expect(await told(ofServer)).toHaveLength(1);
  });

  test('a follower of both an incident and its server is notified once, and a former follower is not', async () => {
    const [both, left] = [await staff.member(Role.MEMBER), await staff.member(Role.MEMBER)];
    const id = await openIncident();
    await told(both);
    for (const member of [both, left]) {
      await follow(member, 'server', place.id);
      expect(await follow(member, 'incident', id)).toMatchObject({ retcode: 0 });
    }
    expect((await followed(both)).incidents).toEqual([{ id, name: 'Login is slow' }]);
    await follow(left, 'incident', id, false);
    await follow(left, 'server', place.id, false);
    await run({ action: 'update', id, text: 'A disk is full.' });
    expect((await told(both)).map(({ kind }) => kind)).toEqual(['incident']);
    expect(await told(left)).toEqual([]);
  });

  test('the API servers of a site send each update once, without being asked', async () => {
    const follower = await staff.member(Role.MEMBER);
    await follow(follower, 'server', place.id);
    await openIncident();
    const { db: drizzle } = api.database;
    await Promise.all([notifyFollowers(drizzle), notifyFollowers(drizzle), notifyFollowers(drizzle)]);
    await until(async () => {
      const { rows } = await api.database.query('select count from notification where account_id = $1', [follower.uid]);
      return rows.length === 1 && rows[0]?.count === 1;
    });
  });

  test('a follower is mailed at once; a second update within an hour waits for the digest', async () => {
    const follower = await staff.member(Role.MEMBER);
    await confirmAddress(follower);
    const id = await openIncident();
    await follow(follower, 'incident', id);
    await run({ action: 'update', id, text: 'A disk is full.', state: 'identified' });
    await told(follower);
    await sendAtOnce(notifications);
    expect(mailbox.mails).toMatchObject([
      { subject: 'News of an incident that you follow: Login is slow (identified): A disk is full.' },
    ]);
    expect(JSON.stringify(mailbox.mails)).toContain(`${site.url}/status/incidents#incident-${id}`);
    await run({ action: 'resolve', id, text: 'It is empty again.' });
    await told(follower);
    await sendAtOnce(notifications);
    expect(mailbox.mails).toHaveLength(1);
    await sendDigests(notifications, { now: new Date(Date.now() + 26 * 60 * minuteMs) });
    expect(mailbox.mails[1]?.subject).toContain('(resolved)');
  });

  test('a follower gets 20 mails a day, also about one incident; later updates are in the digest', async () => {
    const follower = await staff.member(Role.MEMBER);
    await confirmAddress(follower);
    const id = await openIncident();
    await follow(follower, 'incident', id);
    await told(follower);
    const start = Date.now();
    const afterHours = (hours: number) => new Date(start + hours * 61 * minuteMs);
    // An entry that was mailed is not mailed again within the hour.
    for (let word = 0; word < 22; word += 1) {
      await run({ action: 'update', id, text: `Word ${word}.` });
      await told(follower);
      await sendAtOnce(notifications, { now: afterHours(word) });
    }
    expect(mailbox.mails).toHaveLength(20);
    expect(mailbox.mails[19]?.subject).toContain('Word 19.');
    await sendDigests(notifications, { now: new Date(start + 48 * 60 * minuteMs) });
    expect(mailbox.mails.slice(20)).toMatchObject([
      { kind: 'notification-digest', subject: expect.stringContaining('Word 21.') },
    ]);
    await run({ action: 'resolve', id, text: 'It is empty again.' });
    await told(follower);
    await sendAtOnce(notifications, { now: new Date(start + 72 * 60 * minuteMs) });
    expect(mailbox.mails[21]).toMatchObject({ kind: 'notification', subject: expect.stringContaining('(resolved)') });
  });

  test('a kind that is switched off everywhere is not sent, even for entries that were read', async () => {
    const follower = await staff.member(Role.MEMBER);
    await follow(follower, 'server', place.id);
    const id = await openIncident();
    await told(follower);
    await api.database.query('update notification set read_at = now()');
    await api.database.query(
      `insert into notification_choice (account_id, kind, is_on_site, mail) values ($1, 'server', false, 'off')`,
      [follower.uid],
    );
    await run({ action: 'update', id, text: 'A disk is full.' });
    expect(await told(follower)).toMatchObject([
      { title: 'Login is slow (investigating): We are looking.', isRead: true },
    ]);
  });

  test('only current entries of the status page can be followed, fifty at most', async () => {
    const member = await staff.member(Role.MEMBER);
    const id = await openIncident();
    await run({ action: 'resolve', id, text: 'Done.' });
    expect(await follow(member, 'incident', id)).toMatchObject({
      retcode: -1,
      message: expect.stringContaining('has ended'),
    });
    for (const kind of ['incident', 'server'] as const)
      expect(await follow(member, kind, '999999')).toMatchObject({ message: expect.stringContaining('was removed') });
    const hidden = await addServer(api.database, { isDemo: true });
    expect(await follow(member, 'server', hidden.id)).toMatchObject({ retcode: 404 });
    await api.database.query(
      `insert into incident (kind, title, state, impact, starts_at) select 'incident', 'N' || n, 'monitoring', 'none', now() from generate_series(1, 51) n`,
    );
    const { rows } = await api.database.query(`select id from incident where state = 'monitoring' order by id`);
    const answers = [];
    for (const row of rows) answers.push((await follow(member, 'incident', String(row.id))).retcode);
    expect(answers.filter((retcode) => retcode === 0)).toHaveLength(50);
    expect((await followed(member)).incidents).toHaveLength(50);
  });

  test('a removed server and an incident that ended long ago are no longer followed', async () => {
    const member = await staff.member(Role.MEMBER);
    const id = await openIncident();
    await follow(member, 'incident', id);
    await run({ action: 'resolve', id, text: 'Done.' });
    await pruneFollows(api.database.db);
    expect((await followed(member)).incidents).toHaveLength(1);
    await api.database.query(`update incident set updated_at = now() - interval '8 days'`);
    await pruneFollows(api.database.db);
    expect((await followed(member)).incidents).toEqual([]);
    const gone = await addServer(api.database);
    await until(async () => (await follow(member, 'server', gone.id)).retcode === 0);
    await api.database.query('delete from game_server where id = $1', [gone.id]);
    expect(await followed(member)).toEqual({ servers: [], incidents: [] });
  });
});
