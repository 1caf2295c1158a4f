import { changeSettings, listSettings, syncDiscordRoles } from '@starhaven/contracts/admin';
import type { DiscordRoleReport, SettingName, SettingState } from '@starhaven/contracts/admin';
import { Role } from '@starhaven/contracts/session';
import { DiscordRoles } from '../../src/modules/discord-roles';
import type { DiscordAnswer, DiscordApi } from '../../src/platform/discord/discord-api';
import { describeOnEachEngine } from '../support/engines';
import type { TestDatabase } from '../support/engines';
import { staffClient } from '../support/clients/staff';
import type { Member } from '../support/clients/staff';
import { withStoppedClock } from '../support/stopped-clock';
import { createTestApp } from '../support/test-app';
import type { TestApp } from '../support/test-app';

const bot = 'token.of-the-bot-for-tests';
const guild = '200000000000000001';
const role = '300000000000000001';
const ok: DiscordAnswer = { status: 204, code: null, pauseSeconds: null };

describeOnEachEngine('roles on Discord', (open) => {
  let db: TestDatabase;
  let server: TestApp;
  let staff: ReturnType<typeof staffClient>;
  let admin: Member;
  const asked: string[] = [];
  /** Discord's answers, by path or by user; all other requests succeed. */
  const answers = new Map<string, DiscordAnswer>();
  const discord: DiscordApi = async ({ method, path, bot: token }) => {
    asked.push(`${method} ${path}${token === bot ? '' : ' without the token'}`);
    const [, user = ''] = /members\/(\d+)/.exec(path) ?? [];
    return answers.get(path) ?? answers.get(user) ?? answers.get('*') ?? ok;
  };
  beforeAll(async () => {
    db = await open();
    // A turn of the app's own timer would send requests between the steps of a test.
    jest.spyOn(DiscordRoles.prototype, 'start').mockImplementation(() => {});
    server = await createTestApp(db.database, { discord });
    staff = staffClient(server);
    admin = await staff.member(Role.ADMIN);
  });
  afterAll(async () => {
    await server?.app.close();
    await db?.close();
  });
  beforeEach(async () => {
    await db.database.query('delete from discord_role');
    await db.database.query('delete from account_social_login');
    answers.clear();
    asked.length = 0;
  });

  async function store(values: Partial<Record<SettingName, unknown>>) {
    const known = (await staff.call<SettingState[]>(listSettings, admin.key)).data;
    const changes = Object.entries(values).map(([name, value]) => ({
      ...{ name, value, version: known.find((state) => state.name === name)?.version },
    }));
    return staff.call(changeSettings, admin.key, { changes });
  }
  const sync = () => staff.call<DiscordRoleReport>(syncDiscordRoles, admin.key);
  let users = 0;
  /** A member with a linked Discord login. */
  async function linked(...roles: number[]) {
    const member = await staff.member(...roles);
    users += 1;
    const user = `4000000000000000${String(users).padStart(2, '0')}`;
    await db.database.query(
      `insert into account_social_login (provider, provider_id, account_id, name) values ('discord', $1, $2, 'Jo')`,
      [user, member.id],
    );
    return { ...member, user };
  }
  const pathOf = (user: string, place = { guild, role }) =>
    `/guilds/${place.guild}/members/${user}/roles/${place.role}`;

  test('nothing is asked before bot, server and role are stored, and the answer says so', async () => {
    await linked(Role.SPONSOR);
    expect(await sync()).toMatchObject({
      retcode: -1,
      message: 'The bot, the server and the role must be stored first.',
    });
    expect(await store({ discordServer: 'my server' })).toMatchObject({ retcode: -1, field: 'discordServer' });
    expect(asked).toEqual([]);
    expect(await store({ discordBot: bot, discordServer: guild, discordSponsorRole: role })).toMatchObject({
      retcode: 0,
    });
    const { data } = await staff.call<SettingState[]>(listSettings, admin.key);
    expect(data.find(({ name }) => name === 'discordBot')?.value).toBe('(stored)');
  });

  test('sponsors with a linked login get the role once; other members do not', async () => {
    const sponsor = await linked(Role.SPONSOR);
    await linked();
    await linked(Role.SPONSOR, Role.BAN);
    await staff.member(Role.SPONSOR);
    const ended = await linked();
    await staff.setRoles(ended.id, [Role.MEMBER, Role.SPONSOR], new Date(Date.now() - 1000));
    expect((await sync()).data).toEqual({ given: 1, absent: 0, waiting: 0, fault: '' });
    await sync();
    expect(asked).toEqual([`PUT ${pathOf(sponsor.user)}`]);
  });

  test.each([
    ['ends', ({ id }: Member) => staff.setRoles(id, [Role.MEMBER], null)],
    ['belongs to an account that is banned', ({ id }: Member) => staff.setRoles(id, [Role.SPONSOR, Role.BAN])],
    ['loses its link', () => db.database.query('delete from account_social_login')],
    ['loses its account', ({ id }: Member) => db.database.query('delete from account where id = $1', [id])],
  ])('the role is taken when it %s', async (_, end) => {
    const sponsor = await linked(Role.SPONSOR);
    await sync();
    await end(sponsor);
    expect((await sync()).data.given).toBe(0);
    await sync();
    expect(asked).toEqual([`PUT ${pathOf(sponsor.user)}`, `DELETE ${pathOf(sponsor.user)}`]);
  });

  test('a member who is not on the Discord server is tried again after an hour, and does not stop the others', async () => {
    const [first, second] = [await linked(Role.SPONSOR), await linked(Role.SPONSOR)];
    answers.set(first.user, { status: 404, code: 10_007, pauseSeconds: null });
    expect((await sync()).data).toEqual({ given: 1, absent: 1, waiting: 0, fault: '' });
    await sync();
    expect(asked).toEqual([`PUT ${pathOf(first.user)}`, `PUT ${pathOf(second.user)}`]);
    answers.clear();
    await db.database.query(`update discord_role set asked_at = now() - interval '61 minutes'`);
    expect((await sync()).data).toMatchObject({ given: 2, absent: 0 });
  });

  test.each([
    [401, 'The token of the bot is not valid.'],
    [403, 'The bot may not give this role. It needs the permission Manage Roles, and a role above this one.'],
    [404, 'Discord does not know this server or this role, or the bot is not on the server.'],
    [429, 'Discord asks for a pause.'],
    [0, 'Discord could not be reached, or did not answer in time.'],
  ])('status %i ends the run and is reported', async (status, fault) => {
    await linked(Role.SPONSOR);
    await linked(Role.SPONSOR);
    answers.set('*', { status, code: null, pauseSeconds: null });
    expect((await sync()).data).toEqual({ given: 0, absent: 0, waiting: 2, fault });
    expect(asked).toHaveLength(1);
    answers.clear();
    expect((await sync()).data).toEqual({ given: 2, absent: 0, waiting: 0, fault: '' });
  });

  test('a role that could not be taken is taken at the next run', async () => {
    const sponsor = await linked(Role.SPONSOR);
    await sync();
    await staff.setRoles(sponsor.id, [Role.MEMBER]);
    answers.set('*', { status: 500, code: null, pauseSeconds: null });
    expect((await sync()).data).toMatchObject({ given: 1, fault: 'Discord answered with status 500.' });
    answers.clear();
    expect((await sync()).data).toMatchObject({ given: 0, fault: '' });
  });

  test('another role in the settings replaces the former one', async () => {
    const sponsor = await linked(Role.SPONSOR);
    await sync();
    const other = '300000000000000002';
    await store({ discordSponsorRole: other });
    await sync();
    await store({ discordSponsorRole: role });
    expect(asked.slice(1)).toEqual([
      `DELETE ${pathOf(sponsor.user)}`,
      `PUT ${pathOf(sponsor.user, { guild, role: other })}`,
    ]);
  });

  test.each(['discordSponsorRole', 'discordServer'] as const)(
    'an empty %s takes the role from everybody',
    async (name) => {
      const [first, second] = [await linked(Role.SPONSOR), await linked(Role.SPONSOR)];
      await sync();
      await store({ [name]: '' });
      const { data } = await sync();
      expect(data).toEqual({ given: 0, absent: 0, waiting: 0, fault: '' });
      expect(asked.slice(2).sort()).toEqual([first, second].map(({ user }) => `DELETE ${pathOf(user)}`).sort());
      expect((await sync()).message).toBe('The bot, the server and the role must be stored first.');
      await store({ discordServer: guild, discordSponsorRole: role });
    },
  );

  test.each([
    [403, null],
    [404, 10_004],
    [404, 10_011],
  ])('a former server or role that answers %i (%s) does not stop the present one', async (status, code) => {
    const sponsor = await linked(Role.SPONSOR);
    await sync();
    const other = '300000000000000002';
    await store({ discordSponsorRole: other });
    answers.set(pathOf(sponsor.user), { status, code, pauseSeconds: null });
    const { data } = await sync();
    await store({ discordSponsorRole: role });
    expect(data).toEqual({ given: 1, absent: 0, waiting: 0, fault: '' });
    expect(asked.at(-1)).toBe(`PUT ${pathOf(sponsor.user, { guild, role: other })}`);
  });

  test('a run asks 20 times at most, and the next ones do the rest', async () => {
    for (let count = 0; count < 22; count += 1) await linked(Role.SPONSOR);
    expect((await withStoppedClock(sync)).data).toMatchObject({ given: 20, waiting: 2 });
    expect((await sync()).data).toMatchObject({ given: 22, waiting: 0 });
  });
});
