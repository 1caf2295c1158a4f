// Over 400 lines: every case needs the same app, with the webhooks of three services.
import {
  assignDonation,
  listAuditEntries,
  listDonations,
  listSettings,
  refundDonation,
} from '@starhaven/contracts/admin';
import type { AdminDonation, AuditEntry, SettingState } from '@starhaven/contracts/admin';
import { exportAccount } from '@starhaven/contracts/account';
import { getSponsorship, listSponsors, takeSponsorCode } from '@starhaven/contracts/donations';
import { Role } from '@starhaven/contracts/session';
import { eq } from 'drizzle-orm';
import { account } from '../../src/modules/account/tables';
import { leaveDonations, pruneDonations, settleReceived } from '../../src/modules/donations';
import { donation } from '../../src/modules/donations/tables';
import { SiteSettings } from '../../src/modules/settings';
import { siteSetting } from '../../src/modules/settings/tables';
import { createLogger } from '../../src/platform/logging/logger';
import { password } from '../support/clients/account-client';
import { donationClient, secrets, store } from '../support/donations';
import { describeOnEachEngine } from '../support/engines';
import { staffClient } from '../support/clients/staff';
import type { Member } from '../support/clients/staff';
import { useTestApi } from '../support/test-api';
import { accountSecret } from '../support/test-app';
import { until } from '../support/until';

const dayMs = 24 * 60 * 60_000;

describeOnEachEngine('donations', (open) => {
  let admin: Member;
  const api = useTestApi(open);
  const staff = staffClient(api);
  const services = donationClient(api);
  beforeAll(async () => {
    admin = await staff.member(Role.ADMIN);
    await store(staff, admin.key, { ...secrets, donationRates: [{ currency: 'idr', perDollar: 15_000 }] });
  });

  const rolesOf = async (id: number) => {
    const [row] = await api.database.db.select().from(account).where(eq(account.id, id));
    if (!row) throw new Error('no account');
    const days = row.roleExpiresAt === null ? null : Math.round((row.roleExpiresAt.getTime() - Date.now()) / dayMs);
    return { isSponsor: row.roles.includes(Role.SPONSOR), days };
  };
  const codeOf = async ({ key }: Member, isThanked = false) =>
    (await staff.call<{ code: string }>(takeSponsorCode, key, { isThanked })).data.code;
  const donor = async (isThanked = false) => {
    const member = await staff.member();
    return { ...member, code: await codeOf(member, isThanked) };
  };
  const listed = async (query = {}) => (await staff.call<AdminDonation[]>(listDonations, admin.key, query)).data;
  const newest = async () => (await listed())[0]!;
  const assign = (id: string, uid: string, more = {}) =>
    staff.call(assignDonation, admin.key, { id, uid, password, ...more });
  const refund = (id: string) => staff.call(refundDonation, admin.key, { id, password });

  describe('a code in the message', () => {
    test.each(['koFi', 'saweria', 'trakteer'] as const)(
      'gives the role by %s: 10 dollars are 60 days',
      async (service) => {
        const { id, code } = await donor();
        const field = service === 'trakteer' ? 'supporter_message' : 'message';
        expect(await services[service]({ [field]: `Keep going! ${code}` })).toMatchObject({ status: 200, retcode: 0 });
        expect(await rolesOf(id)).toEqual({ isSponsor: true, days: 60 });
      },
    );

    test('is found in lower case, with spaces, and with one mistake', async () => {
      const { id, code } = await donor();
      await services.koFi({ message: code.toLowerCase().replace('-', ' ') });
      const wrong = `${code.slice(0, -1)}${code.endsWith('A') ? 'B' : 'A'}`;
      await services.koFi({ message: `for ${wrong}` });
      expect((await rolesOf(id)).days).toBe(120);
    });

    test('of two members gives nobody anything: staff decides', async () => {
      const [first, second] = [await donor(), await donor()];
      await services.koFi({ message: `${first.code} ${second.code}` });
      expect(await newest()).toMatchObject({ state: 'unclaimed', reason: 'no-code' });
      expect((await rolesOf(first.id)).isSponsor).toBe(false);
    });

    test('changes an open session at once', async () => {
      const { id, key, code } = await donor();
      const told: string[] = [];
      await api.database.listen('account_change', {
        onNotice: (uid) => told.push(uid),
        onLive: () => {},
        onLost: () => {},
      });
      await services.koFi({ message: code });
      expect((await staff.sessionState(key)).json()).toMatchObject({
        data: { role: expect.arrayContaining([Role.SPONSOR]) },
      });
      await until(() => told.includes(String(id)));
    });

    test('is the same each time, also for two requests at once', async () => {
      const member = await staff.member();
      const codes = await Promise.all([codeOf(member), codeOf(member)]);
      expect([codes[1], await codeOf(member)]).toEqual([codes[0], codes[0]]);
      expect(codes[0]).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    });
  });

  describe('proof', () => {
    test.each([
      ['Ko-fi with another token', () => services.koFi({}, 'another-token')],
      ['Saweria signed with another key', () => services.saweria({}, 'another-key')],
      ['Saweria with a changed amount', () => services.saweria({}, undefined, { amount_raw: 90_000_000 })],
      ['Trakteer with another token', () => services.trakteer({}, 'another-token')],
      ['Trakteer without a token', () => services.trakteer({}, '')],
    ])('%s is refused and not stored', async (_, send) => {
      const before = await api.database.db.$count(donation);
      expect(await send()).toMatchObject({ status: 401, retcode: 401 });
      expect(await api.database.db.$count(donation)).toBe(before);
    });

    test.each([
      ['no JSON', { service: 'ko-fi', payload: 'data=%7B', signature: '' }, 200],
      ['no form', { service: 'ko-fi', payload: '{}', signature: '' }, 200],
      ['a list', { service: 'saweria', payload: '[]', signature: '' }, 200],
      ['no fields', { service: 'trakteer', payload: '{}', signature: secrets.trakteerToken }, 200],
      ['an unknown service', { service: 'paypal', payload: '{}', signature: '' }, 400],
      ['more than 16 KiB', { service: 'ko-fi', payload: 'x'.repeat(17 * 1024), signature: '' }, 400],
    ])('%s is refused', async (_, body, status) => {
      const answer = await services.send(body);
      expect([answer.status, answer.retcode === 0]).toEqual([status, false]);
    });

    test.each(['-5.00', '0', '1e9', 'NaN', '5,00', '99999999999999', 'Infinity'])(
      'an amount of %s is refused',
      async (amount) => {
        const { id, code } = await donor();
        expect((await services.koFi({ amount, message: code })).retcode).toBe(-1);
        expect((await rolesOf(id)).isSponsor).toBe(false);
      },
    );

    test('a service without a stored secret does not exist', async () => {
      const [row] = await api.database.db.delete(siteSetting).where(eq(siteSetting.name, 'trakteerToken')).returning();
      expect(await services.trakteer()).toMatchObject({ status: 404 });
      await api.database.db.insert(siteSetting).values(row!);
    });
  });

  describe('once', () => {
    test('a replay changes nothing, also with another message', async () => {
      const { id, code } = await donor();
      const other = await donor();
      const fields = { message_id: 'replayed', message: code };
      for (const message of [code, code, other.code])
        expect(await services.koFi({ ...fields, message })).toMatchObject({ status: 200, retcode: 0 });
      expect((await rolesOf(id)).days).toBe(60);
      expect(await newest()).toMatchObject({ state: 'claimed', days: 60 });
      expect((await rolesOf(other.id)).isSponsor).toBe(false);
    });

    test('twice at once gives once', async () => {
      const { id, code } = await donor();
      const fields = { message_id: 'at-once', message: code };
      const answers = await Promise.all(Array.from({ length: 6 }, () => services.koFi(fields)));
      expect(answers.map(({ retcode }) => retcode)).toEqual([0, 0, 0, 0, 0, 0]);
      expect((await rolesOf(id)).days).toBe(60);
      expect(await newest()).toMatchObject({ state: 'claimed', days: 60 });
    });

    test('the same id at another service is another donation', async () => {
      const { id, code } = await donor();
      await services.koFi({ message_id: 'shared', message: code });
      await services.trakteer({ transaction_id: 'shared', supporter_message: code });
      expect((await rolesOf(id)).days).toBe(120);
    });

    test('payments of a subscription count in any order, and late ones from now on', async () => {
      const { id, code } = await donor();
      const type = 'Subscription';
      await services.koFi({ type, message: code, timestamp: '2026-11-20T10:00:00Z' });
      await services.koFi({ type, message: code, timestamp: '2024-01-01T10:00:00Z' });
      expect((await rolesOf(id)).days).toBe(120);
    });

    test('what was stored by a server that stopped is acted on once', async () => {
      const { id, code } = await donor();
      const [row] = await api.database.db
        .insert(donation)
        .values({
          ...{ service: 'ko-fi', messageId: 'stored-only', amount: 1_000, currency: 'USD', isDonation: true },
          ...{ happenedAt: new Date(), message: code },
        })
        .returning();
      const settings = new SiteSettings(api.database.db, api.versions, {}, accountSecret);
      const context = { db: api.database.db, settings, log: createLogger('silent') };
      await Promise.all([settleReceived(context), settleReceived(context)]);
      expect((await rolesOf(id)).days).toBe(60);
      expect((await listed({ state: 'claimed' })).some((one) => String(one.id) === String(row!.id))).toBe(true);
    });
  });

  test('a stored donation that cannot be processed does not stop the others', async () => {
    const { id, code } = await donor();
    await api.database.query(`
      create function refuse_donation() returns trigger language plpgsql as $$ begin raise exception 'refused'; end $$`);
    await api.database.query(`
      create trigger refuse_donation before update on donation
      for each row when (old.message_id = 'stuck') execute function refuse_donation()`);
    const stored = {
      service: 'ko-fi',
      amount: 1_000,
      currency: 'USD',
      isDonation: true,
      happenedAt: new Date(),
    } as const;
    await api.database.db.insert(donation).values([
      { ...stored, messageId: 'stuck', message: '' },
      { ...stored, messageId: 'behind', message: code },
    ]);
    const settings = new SiteSettings(api.database.db, api.versions, {}, accountSecret);
    await settleReceived({ db: api.database.db, settings, log: createLogger('silent') });
    expect((await rolesOf(id)).days).toBe(60);
    await api.database.query('drop trigger refuse_donation on donation');
    await api.database.query('drop function refuse_donation()');
  });

  describe('the rule', () => {
    test.each([
      ['exactly 5 dollars', { amount: '5.00' }, 'too-small'],
      ['a currency that is not set', { currency: 'EUR' }, 'currency'],
      ['an order of the shop', { type: 'Shop Order' }, 'kind'],
    ])('%s gives no role and waits for staff', async (_, fields, reason) => {
      const { id, uid, code } = await donor();
      await services.koFi({ ...fields, message: code });
      expect(await newest()).toMatchObject({ state: 'unclaimed', reason, uid });
      expect((await rolesOf(id)).isSponsor).toBe(false);
    });

    test('rupiahs count by the rate of the operator', async () => {
      const { id, code } = await donor();
      await services.saweria({ message: code, amount_raw: 75_000 });
      expect((await rolesOf(id)).isSponsor).toBe(false);
      await services.saweria({ message: code, amount_raw: 75_001 });
      expect((await rolesOf(id)).days).toBe(30);
    });

    test('a sponsor without an end and staff with another end keep what they have', async () => {
      const [forever, moderator] = [await donor(), await donor()];
      await staff.setRoles(forever.id, [Role.MEMBER, Role.SPONSOR]);
      await staff.setRoles(moderator.id, [Role.MEMBER, Role.MOD]);
      await services.koFi({ message: forever.code });
      expect(await newest()).toMatchObject({ reason: 'for-ever', uid: forever.uid });
      await services.koFi({ message: moderator.code });
      expect(await newest()).toMatchObject({ reason: 'other-roles', uid: moderator.uid });
      expect([await rolesOf(forever.id), await rolesOf(moderator.id)]).toEqual([
        { isSponsor: true, days: null },
        { isSponsor: false, days: null },
      ]);
    });

    test('an ended sponsor role starts again from now, and other ended roles do not come back', async () => {
      const { id, code } = await donor();
      await staff.setRoles(id, [Role.MEMBER, Role.MOD, Role.SPONSOR], new Date(Date.now() - dayMs));
      await services.koFi({ message: code });
      const [row] = await api.database.db.select().from(account).where(eq(account.id, id));
      expect([[...row!.roles].sort(), (await rolesOf(id)).days]).toEqual([[Role.MEMBER, Role.SPONSOR], 60]);
    });
  });

  describe('staff', () => {
    test('gives an unclaimed donation to an account, once; name and message are forgotten', async () => {
      const member = await staff.member();
      await services.koFi({ from_name: 'Mika', message: 'no code here' });
      const { id, donor: name, message, days } = await newest();
      expect([name, message, days]).toEqual(['Mika', 'no code here', 60]);
      expect((await assign(id, member.uid)).retcode).toBe(0);
      expect((await rolesOf(member.id)).days).toBe(60);
      expect(await newest()).toMatchObject({ state: 'claimed', donor: '', message: '', uid: member.uid });
      expect((await assign(id, admin.uid)).retcode).toBe(-1);
      const { data } = await staff.call<AuditEntry[]>(listAuditEntries, admin.key, {});
      expect(data.find(({ action }) => action === 'donation.assigned')).toMatchObject({ subject: `donation:${id}` });
    });

    test('says the days of one that the rules do not count', async () => {
      const member = await staff.member();
      await services.koFi({ currency: 'EUR' });
      const { id } = await newest();
      expect(await assign(id, member.uid)).toMatchObject({ retcode: -1, field: 'days' });
      expect((await assign(id, member.uid, { days: 7 })).retcode).toBe(0);
      expect((await rolesOf(member.id)).days).toBe(7);
    });

    test('needs a proof, and ids that exist', async () => {
      expect((await staff.call(assignDonation, admin.key, { id: '1', uid: admin.uid })).retcode).toBe(-303);
      expect((await staff.call(refundDonation, admin.key, { id: '1' })).retcode).toBe(-303);
      for (const id of ['999999', 'x', '99999999999999']) expect((await refund(id)).retcode).toBe(404);
      expect((await assign('1', '99999')).retcode).toBe(404);
    });

    test('never sees a mail address of a donor, and the database has none', async () => {
      await services.koFi();
      const rows = await api.database.db.select().from(donation);
      expect(JSON.stringify([rows, await listed()])).not.toContain('jo.donor');
    });

    test('never reads a secret again: not in settings, not in the log, not in the database', async () => {
      const { data } = await staff.call<SettingState[]>(listSettings, admin.key);
      expect(data.find(({ name }) => name === 'kofiToken')).toMatchObject({ value: '(stored)', source: 'database' });
      const log = await staff.call(listAuditEntries, admin.key, {});
      const rows = await api.database.db.select().from(siteSetting);
      const said = JSON.stringify([data, log, rows, api.logLines]);
      for (const secret of Object.values(secrets)) expect(said).not.toContain(secret);
    });
  });

  describe('a refund', () => {
    test('takes back only its own days', async () => {
      const { id, code } = await donor();
      await services.koFi({ message: code });
      const first = await newest();
      await services.koFi({ message: code, amount: '20.00' });
      const second = await newest();
      expect((await rolesOf(id)).days).toBe(180);
      expect((await refund(first.id)).retcode).toBe(0);
      expect((await rolesOf(id)).days).toBe(120);
      expect((await refund(first.id)).retcode).toBe(-1);
      expect((await rolesOf(id)).days).toBe(120);
      await refund(second.id);
      expect(await rolesOf(id)).toEqual({ isSponsor: false, days: null });
    });

    test('twice at once takes once', async () => {
      const { id, code } = await donor();
      await services.koFi({ message: code });
      const first = await newest();
      await services.koFi({ message: code });
      const codes = (await Promise.all([refund(first.id), refund(first.id)])).map(({ retcode }) => retcode);
      expect(codes.sort()).toEqual([-1, 0]);
      expect((await rolesOf(id)).days).toBe(60);
    });

    test('of days that are used up takes nothing of what came after', async () => {
      const { id, code } = await donor();
      await services.koFi({ message: code });
      const first = await newest();
      await services.koFi({ message: code });
      // Seventy days later.
      await api.database.query(
        `update donation set given_from = given_from - interval '70 days', given_until = given_until - interval '70 days' where account_id = $1`,
        [id],
      );
      await api.database.query(
        `update account set role_expires_at = role_expires_at - interval '70 days' where id = $1`,
        [id],
      );
      expect((await rolesOf(id)).days).toBe(50);
      await refund(first.id);
      expect((await rolesOf(id)).days).toBe(50);
    });

    test('after staff took the role takes nothing of a later donation', async () => {
      const { id, code } = await donor();
      await services.koFi({ message: code });
      const first = await newest();
      await staff.setRoles(id, [Role.MEMBER]);
      await services.koFi({ message: code });
      await refund(first.id);
      expect((await rolesOf(id)).days).toBe(60);
    });

    test('of an unclaimed donation takes nothing, and nobody gets it afterwards', async () => {
      const member = await staff.member();
      await services.koFi();
      const { id } = await newest();
      expect((await refund(id)).retcode).toBe(0);
      expect((await assign(id, member.uid)).retcode).toBe(-1);
      expect((await rolesOf(member.id)).isSponsor).toBe(false);
    });
  });

  describe('thanks', () => {
    const names = async () =>
      (await api.app.inject(listSponsors.path)).json<{ data: { names: string[] } }>().data.names;
    const rename = (id: number, name: string) =>
      api.database.db.update(account).set({ name }).where(eq(account.id, id));

    test('name current sponsors who agreed, and nobody else', async () => {
      const [agreed, silent, former, banned, poor] = [
        await donor(true),
        await donor(),
        await donor(true),
        await donor(true),
        await donor(true),
      ];
      for (const { code } of [agreed, silent, former, banned]) await services.koFi({ message: code });
      const all = { agreed, silent, former, banned, poor };
      for (const [name, { id }] of Object.entries(all)) await rename(id, `Name of ${name}`);
      await api.database.db
        .update(account)
        .set({ roleExpiresAt: new Date(Date.now() - 1_000) })
        .where(eq(account.id, former.id));
      await staff.setRoles(banned.id, [Role.MEMBER, Role.SPONSOR, Role.BAN]);
      expect((await names()).filter((name) => name.startsWith('Name of'))).toEqual(['Name of agreed']);
      await codeOf(agreed, false);
      expect((await names()).filter((name) => name.startsWith('Name of'))).toEqual([]);
    });
  });

  describe('a member', () => {
    test('sees own donations only', async () => {
      const [own, other] = [await donor(), await donor()];
      await services.koFi({ message: own.code, amount: '12.50' });
      const { data } = await staff.call<{ code: string; isSponsor: boolean; donations: object[] }>(
        getSponsorship,
        own.key,
      );
      expect(data).toMatchObject({ code: own.code, isSponsor: true, isThanked: false });
      expect(data.donations).toMatchObject([{ service: 'ko-fi', amount: 12.5, currency: 'USD', state: 'claimed' }]);
      const { data: none } = await staff.call<{ donations: object[] }>(getSponsorship, other.key);
      expect(none.donations).toEqual([]);
    });

    test('is in the export with code and donations, and leaves only amounts', async () => {
      const { id, key, code } = await donor();
      await services.koFi({ message: code, currency: 'EUR', from_name: 'Mika Export' });
      const { data } = (
        await api.app.inject({
          method: 'POST',
          url: exportAccount.path,
          headers: { authorization: key },
          payload: { password },
        })
      ).json<{ data: { sections: Record<string, Record<string, unknown>[]> } }>();
      expect(data.sections.donations).toMatchObject([{ amount: 10, currency: 'EUR', name: 'Mika Export' }]);
      expect(data.sections.sponsorCode).toHaveLength(1);
      await api.database.db.transaction(async (tx) => {
        await leaveDonations(tx, { accountId: id, posts: 'keep' });
        await tx.delete(account).where(eq(account.id, id));
      });
      expect(await newest()).toMatchObject({ amount: 10, donor: '', message: '', uid: '' });
    });

    test('is forgotten after 180 days when nobody claimed the donation', async () => {
      await services.koFi({ from_name: 'Mika Old', message: 'Hello' });
      const { id } = await newest();
      await api.database.query(`update donation set received_at = now() - interval '181 days' where id = $1`, [
        Number(id),
      ]);
      await pruneDonations(api.database.db);
      expect(await newest()).toMatchObject({ id, donor: '', message: '', state: 'unclaimed' });
    });
  });
});
