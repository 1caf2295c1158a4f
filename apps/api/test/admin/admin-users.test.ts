import {
  addFleetServer,
  AuditEntrySchema,
  banUser,
  changeFleetServer,
  changeSettings,
  createRedeemCode,
  disableRedeemCode,
  endUserSessions,
  getAdminAccess,
  getFirstSteps,
  getOverview,
  getSiteSettings,
  getUser,
  grantRole,
  liftBan,
  listAuditEntries,
  listFleetServers,
  listRedeemCodes,
  listSettings,
  listUsers,
  renewServerKey,
  revokeRole,
  sendUserReset,
} from '@starhaven/contracts/admin';
import type {
  AdminRedeemCode,
  AdminServer,
  AdminUser,
  AdminUserDetails,
  AuditEntry,
  FirstStep,
  HostReading,
  PublicSettings,
  ServerKey,
  SettingState,
} from '@starhaven/contracts/admin';
import { Role } from '@starhaven/contracts/session';
import { eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { liftDueBans } from '../../src/modules/account';
import { withStoredSettings } from '../../src/modules/settings';
import { account, accountBan } from '../../src/modules/account/tables';
import { password } from '../support/clients/account-client';
import { describeOnEachEngine } from '../support/engines';
import { Mailbox } from '../support/hosts/mailbox';
import { staffClient } from '../support/clients/staff';
import type { Member } from '../support/clients/staff';
import { useTestApi } from '../support/test-api';
import { until } from '../support/until';

const inAnHour = () => Math.floor(Date.now() / 1000) + 3600;

describeOnEachEngine('the calls of staff', (open) => {
  let admin: Member;
  const mailbox = new Mailbox();
  const api = useTestApi(open, {
    mailer: mailbox,
    config: { givenSettings: { siteName: { variable: 'SITE_NAME', value: 'Teyvat Hub' } } },
  });
  const staff = staffClient(api);
  beforeAll(async () => {
    await api.database.db.update(account).set({ roles: [Role.MEMBER] });
    admin = await staff.member(Role.ADMIN);
  });

  const logIn = async ({ username }: Member) =>
    (await staff.logIn({ username, password })).json<{ retcode: number; message: string }>();

  describe('users', () => {
    test('are found by part of a name or address and by uid, page by page, without secrets', async () => {
      const { id, uid, username } = await staff.member();
      await api.database.db.update(account).set({ email: '100%_sure@example.org' }).where(eq(account.id, id));
      const find = async (search: string) =>
        (await staff.call<AdminUser[]>(listUsers, admin.key, { search })).data.map((row) => row.uid);
      expect(await find(username.toUpperCase())).toEqual([uid]);
      expect(await find(uid)).toEqual([uid]);
      expect(await find('100%_SURE')).toEqual([uid]);
      expect(await find('100__')).toEqual([]);
      await api.database.query(
        `insert into account (username, username_key) select 'paged' || n, 'paged' || n from generate_series(1, 120) n`,
      );
      const seen: string[] = [];
      for (let cursor: string | undefined = ''; cursor !== undefined;) {
        const page: { data: AdminUser[]; next?: string } = await staff.call<AdminUser[]>(listUsers, admin.key, {
          search: 'paged',
          ...(cursor === '' ? {} : { cursor }),
        });
        seen.push(...page.data.map((row) => row.username));
        cursor = page.next || undefined;
      }
      expect(seen).toHaveLength(120);
      expect(new Set(seen).size).toBe(120);
      const details = await staff.call<AdminUserDetails>(getUser, admin.key, { uid });
      expect(details.data).toMatchObject({ username, hasPassword: true, ban: null });
      expect(details.data.logins).toHaveLength(1);
      expect(details.data.addresses).toMatchObject([{ logins: 1, otherAccounts: 0 }]);
      expect(JSON.stringify(details)).not.toMatch(/argon2|Hash/i);
      expect((await staff.call(getUser, admin.key, { uid: '999999999' })).retcode).toBe(404);
      expect((await staff.call(getUser, admin.key, { uid: 'x' })).retcode).toBe(404);
    });

    test('get a role for a while with a proof, and lose it', async () => {
      const member = await staff.member();
      const until = inAnHour();
      const input = { uid: member.uid, role: Role.EDITOR, until };
      expect(await staff.call(grantRole, admin.key, input)).toMatchObject({ retcode: -303, field: 'password' });
      expect(await staff.call(grantRole, admin.key, { ...input, password: 'wrong' })).toMatchObject({ retcode: -303 });
      expect((await staff.call(grantRole, admin.key, { ...input, password })).retcode).toBe(0);
      const held = async () => (await staff.call<AdminUserDetails>(getUser, admin.key, { uid: member.uid })).data;
      expect(await held()).toMatchObject({ role: [Role.MEMBER, Role.EDITOR], roleExpired: until });
      expect((await staff.call(getAdminAccess, member.key)).retcode).toBe(0);
      const other = { uid: member.uid, role: Role.SPONSOR, until: 0, password };
      expect((await staff.call(grantRole, admin.key, other)).message).toContain(
        'All roles of an account end at the same time',
      );
      expect((await staff.call(revokeRole, admin.key, { ...other, role: Role.EDITOR })).retcode).toBe(0);
      expect(await held()).toMatchObject({ role: [Role.MEMBER], roleExpired: 0 });
      expect((await staff.call(getAdminAccess, member.key)).retcode).toBe(403);
    });

    test('a role that ended does not come back with a new one', async () => {
      const member = await staff.member();
      await staff.setRoles(member.id, [Role.MEMBER, Role.ADMIN], new Date(Date.now() - 1000));
      await staff.call(grantRole, admin.key, { uid: member.uid, role: Role.SPONSOR, until: 0, password });
      const { data } = await staff.call<AdminUserDetails>(getUser, admin.key, { uid: member.uid });
      expect(data).toMatchObject({ role: [Role.MEMBER, Role.SPONSOR], roleExpired: 0 });
    });

    test.each([
      [revokeRole, (uid: string) => ({ uid, role: Role.ADMIN, password })],
      [grantRole, (uid: string) => ({ uid, role: Role.ADMIN, until: inAnHour(), password })],
      [banUser, (uid: string) => ({ uid, reason: 'x', until: 0 })],
    ])('the last admin stays one, whatever is asked', async (call, input) => {
      expect((await staff.call(call, admin.key, input(admin.uid))).retcode).toBe(-1);
      expect((await staff.call(getAdminAccess, admin.key)).retcode).toBe(0);
    });

    test('of two admins who demote each other at once one stays', async () => {
      const other = await staff.member(Role.ADMIN);
      const demote = (by: Member, uid: string) => staff.call(revokeRole, by.key, { uid, role: Role.ADMIN, password });
      await Promise.all([demote(admin, other.uid), demote(other, admin.uid)]);
      const rows = await api.database.db
        .select({ id: account.id })
        .from(account)
        .where(sql`${Role.ADMIN} = any(${account.roles})`);
      expect(rows).toHaveLength(1);
      await staff.setRoles(other.id, [Role.MEMBER]);
      await staff.setRoles(admin.id, [Role.MEMBER, Role.ADMIN]);
    });

    test('a ban ends sessions at once, shows the owner the reason, the end and where to appeal, and ends by itself', async () => {
      const member = await staff.member();
      await staff.call(changeSettings, admin.key, {
        changes: [{ name: 'appealAddress', value: 'https://example.org/appeal', version: 0 }],
      });
      const end = inAnHour();
      const ban = { uid: member.uid, reason: 'Sold accounts.', until: end };
      expect((await staff.call(banUser, admin.key, ban)).retcode).toBe(0);
      expect((await staff.sessions(member.key)).statusCode).toBe(401);
      const { message } = await logIn(member);
      const shown = new Date(end * 1000).toISOString().slice(0, 16).replace('T', ' ');
      expect(message).toBe(
        `This account is banned: Sold accounts. The ban ends on ${shown} UTC. You can appeal at https://example.org/appeal.`,
      );
      const { data } = await staff.call<AdminUserDetails>(getUser, admin.key, { uid: member.uid });
      expect(data.ban).toMatchObject({ reason: 'Sold accounts.', until: end });
      expect((await staff.logIn({ username: member.username, password: 'wrong' })).json().message).not.toContain(
        'Sold',
      );
      await api.database.db.update(accountBan).set({ until: sql`now() - interval '1 second'` });
      expect((await logIn(member)).retcode).toBe(200);
      expect(await api.database.db.$count(accountBan)).toBe(0);
      await staff.call(banUser, admin.key, { ...ban, until: 0 });
      expect((await staff.call(liftBan, admin.key, { uid: member.uid })).retcode).toBe(0);
      expect((await staff.call(liftBan, admin.key, { uid: member.uid })).retcode).toBe(-1);
      await staff.call(banUser, admin.key, ban);
      await api.database.db.update(accountBan).set({ until: sql`now() - interval '1 second'` });
      expect(await liftDueBans(api.database.db)).toBe(1);
      expect((await logIn(member)).retcode).toBe(200);
    });

    test('a moderator acts on members, not on those who may do more, nor on himself', async () => {
      const [mod, member] = [await staff.member(Role.MOD), await staff.member()];
      const noActionsOn = async (uid: string) =>
        (await staff.call<AdminUserDetails>(getUser, mod.key, { uid })).data.noActions;
      expect(await noActionsOn(member.uid)).toBe('');
      expect(await noActionsOn(admin.uid)).toBe('This account has more permissions than yours.');
      expect(await noActionsOn(mod.uid)).toBe('This is your own account. Use the pages of your account.');
      const end = (uid: string) => staff.call<{ ended: number }>(endUserSessions, mod.key, { uid });
      expect((await end(admin.uid)).retcode).toBe(403);
      expect((await end(mod.uid)).retcode).toBe(-1);
      expect((await end(member.uid)).data).toEqual({ ended: 1 });
      expect((await staff.sessions(member.key)).statusCode).toBe(401);
    });

    test('a password reset goes to the owner, and to nobody else', async () => {
      const member = await staff.member();
      await api.database.db
        .update(account)
        .set({ email: 'owner@example.org', emailKey: 'owner@example.org' })
        .where(eq(account.id, member.id));
      const answer = await staff.call(sendUserReset, admin.key, { uid: member.uid });
      expect(answer).toEqual({ retcode: 0, message: 'ok' });
      expect(mailbox.take('owner@example.org')).toHaveLength(1);
    });
  });

  describe('the audit log', () => {
    test('is searched by who, what, about what and when', async () => {
      const [mod, member] = [await staff.member(Role.MOD), await staff.member()];
      await staff.call(banUser, mod.key, { uid: member.uid, reason: 'Spam', until: 0 });
      const search = async (input: Record<string, unknown>) =>
        (await staff.call<AuditEntry[]>(listAuditEntries, admin.key, input)).data;
      const [entry] = await search({ actor: mod.uid });
      expect(entry).toMatchObject({ action: 'user.banned', subject: `user:${member.uid}`, outcome: 'ok' });
      expect(v.is(AuditEntrySchema, entry)).toBe(true);
      expect(await search({ subject: `user:${member.uid}`, action: 'user.' })).toEqual([entry]);
      expect(await search({ actor: mod.uid, until: (entry?.at ?? 0) - 10 })).toEqual([]);
      expect(await search({ actor: mod.uid, address: '203.0.113.99' })).toEqual([]);
    });

    test.each(["update audit_entry set action = 'x'", 'delete from audit_entry', 'truncate audit_entry'])(
      'the database refuses: %s',
      async (statement) => {
        await expect(api.database.query(statement)).rejects.toThrow('audit log cannot be changed');
      },
    );

    test('only entries older than two years go', async () => {
      await api.database.query(
        `insert into audit_entry (at, action, outcome) values (now() - interval '3 years', 'old', 'ok')`,
      );
      await api.database.query(`delete from audit_entry where action = 'old'`);
      expect((await staff.call<AuditEntry[]>(listAuditEntries, admin.key, { action: 'old' })).data).toEqual([]);
    });
  });

  describe('settings', () => {
    const stateOf = async (name: string) =>
      (await staff.call<SettingState[]>(listSettings, admin.key)).data.find((state) => state.name === name);
    const change = (name: string, value: unknown, version: number, more: object = {}) =>
      staff.call(changeSettings, admin.key, { changes: [{ name, value, version }], ...more });

    test('say where they come from; those of the environment cannot be changed', async () => {
      expect(await stateOf('siteName')).toMatchObject({
        value: 'Teyvat Hub',
        source: 'environment',
        variable: 'SITE_NAME',
        needsRestart: true,
      });
      expect((await change('siteName', 'Other', 0)).message).toContain('set in the environment');
      expect(await stateOf('homeFigures')).toMatchObject({ value: [], source: 'default', version: 0 });
    });

    test('those that need a restart count from the next start on, unless the environment names them', async () => {
      const config = { siteName: 'Starhaven', hasDemoFleet: true, givenSettings: {} };
      await api.database.query(`insert into site_setting (name, value) values ('showsDemoFleet', 'false')`);
      const { db: drizzle } = api.database;
      expect(await withStoredSettings(drizzle, config)).toEqual({ ...config, hasDemoFleet: false });
      const given = { ...config, givenSettings: { showsDemoFleet: { variable: 'DEMO_FLEET', value: true } } };
      expect(await withStoredSettings(drizzle, given)).toEqual(given);
      await api.database.query(`delete from site_setting where name = 'showsDemoFleet'`);
    });

    test('a text of digits stays a text', async () => {
      await api.database.query(`insert into site_setting (name, value) values ('siteName', '"2048"')`);
      const config = { siteName: 'Starhaven', hasDemoFleet: true, givenSettings: {} };
      expect(await withStoredSettings(api.database.db, config)).toMatchObject({ siteName: '2048' });
      await api.database.query(`delete from site_setting where name = 'siteName'`);
    });

    test('of two tabs the second one learns what changed, and changes nothing', async () => {
      const figures = [{ value: '1', label: 'one' }];
      expect((await change('homeFigures', figures, 0)).retcode).toBe(0);
      const late = await staff.call(changeSettings, admin.key, {
        changes: [
          { name: 'contactEmail', value: 'b@example.org', version: 0 },
          { name: 'homeFigures', value: [], version: 0 },
        ],
      });
      expect(late).toMatchObject({ retcode: -1, changed: ['homeFigures'] });
      expect(await stateOf('homeFigures')).toMatchObject({ value: figures, version: 1 });
      expect(await stateOf('contactEmail')).toMatchObject({ source: 'default' });
      // A second click on the button sends the same again.
      expect((await change('homeFigures', figures, 0)).retcode).toBe(0);
      expect(await stateOf('homeFigures')).toMatchObject({ value: figures, version: 1 });
    });

    test('an invalid value is refused with the name of its setting', async () => {
      const link = [{ name: 'Discord', url: 'javascript:alert(1)' }];
      expect(await change('communityChannels', link, 0)).toMatchObject({ retcode: -1, field: 'communityChannels' });
    });

    test('everybody reads the public ones, changes included at once, and no others', async () => {
      const read = async () => (await staff.call<PublicSettings>(getSiteSettings, '')).data;
      expect(await read()).toMatchObject({ siteName: 'Teyvat Hub', sponsorEmail: '' });
      const version = await api.versions.current('site');
      await change('sponsorEmail', 'sponsor@example.org', 0);
      await until(async () => (await api.versions.current('site')) !== version);
      expect(await read()).toMatchObject({ sponsorEmail: 'sponsor@example.org' });
      expect(await read()).not.toHaveProperty('staffNeedSecondFactor');
    });

    test('only staff with a second factor can require it of all staff, with a proof', async () => {
      expect((await change('staffNeedSecondFactor', true, 0)).retcode).toBe(-303);
      expect((await change('staffNeedSecondFactor', true, 0, { password })).message).toContain('second factor of your');
      await api.database.query(`insert into site_setting (name, value) values ('staffNeedSecondFactor', 'true')`);
      await until(async () => {
        const { data } = await staff.call<{ isFactorMissing: boolean }>(getAdminAccess, admin.key);
        return data.isFactorMissing;
      });
      const refused = await staff.call(listUsers, admin.key);
      expect([refused.retcode, refused.message]).toEqual([403, expect.stringContaining('second factor')]);
      await api.database.query(`delete from site_setting where name = 'staffNeedSecondFactor'`);
      await until(async () => (await staff.call(listUsers, admin.key)).retcode === 0);
    });
  });

  test('a game server is added with its key and the complete command, changed, and gets another key', async () => {
    const added = await staff.call<ServerKey>(addFleetServer, admin.key, { name: 'My Teyvat', game: 'genshin-impact' });
    const { slug, key, lines } = added.data;
    expect([slug, key]).toEqual(['my-teyvat', expect.stringMatching(/^shk_/)]);
    expect(lines.join('\n')).toContain('node starhaven-agent.mjs');
    const again = await staff.call(addFleetServer, admin.key, { name: 'My Teyvat', game: 'genshin-impact' });
    expect(again.retcode).toBe(-1);
    expect(again.message).not.toContain('--');
    await staff.call(changeFleetServer, admin.key, { slug, isDisabled: true, maintenance: 'Update' });
    const { data } = await staff.call<AdminServer[]>(listFleetServers, admin.key);
    expect(data.find((one) => one.slug === slug)).toMatchObject({ isDisabled: true, maintenance: 'Update' });
    expect(JSON.stringify(data)).not.toContain('keyHash');
    expect((await staff.call(renewServerKey, admin.key, { slug })).retcode).toBe(-303);
    const renewed = await staff.call<ServerKey>(renewServerKey, admin.key, { slug, password });
    expect(renewed.data.key).toMatch(/^shk_/);
    expect(renewed.data.key).not.toBe(key);
    const log = await staff.call<AuditEntry[]>(listAuditEntries, admin.key, { action: 'server.' });
    expect(JSON.stringify(log)).not.toContain('shk_');
  });

  test('a redeem code is made, listed and disabled', async () => {
    const input = { title: 'Welcome', game: 'genshin-impact', items: [{ id: 201, amount: 5, type: 0 }] };
    const made = await staff.call<{ code: string }>(createRedeemCode, admin.key, {
      ...{ ...input, maxUses: 3, expiresAt: inAnHour() },
    });
    const { code } = made.data;
    expect(code).toMatch(/^[A-Z\d]{4,}$/);
    expect((await staff.call(disableRedeemCode, admin.key, { code })).retcode).toBe(0);
    const { data } = await staff.call<AdminRedeemCode[]>(listRedeemCodes, admin.key);
    expect(data[0]).toMatchObject({ code, maxUses: 3, isDisabled: true, items: [{ id: 201, amount: 5 }] });
  });

  test('the overview has readings of this machine', async () => {
    const { data } = await staff.call<{ now: HostReading; history: HostReading[] }>(getOverview, admin.key);
    expect(data.now.memory?.total).toBeGreaterThan(0);
    expect(data.now.disk?.total).toBeGreaterThan(0);
    expect(data.now.database.kind).toBe(api.database.kind);
    expect(data.now.database.bytes).toBeGreaterThan(0);
  });

  test('the first steps say what is left', async () => {
    const { data } = await staff.call<FirstStep[]>(getFirstSteps, admin.key);
    const done = Object.fromEntries(data.map(({ name, isDone }) => [name, isDone]));
    expect(done).toMatchObject({
      'site-name': true,
      'site-address': false,
      mail: false,
      server: false,
      password: true,
    });
  });
});
