// Over 400 lines: every case needs the same app with its backups, which take seconds to make.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import {
  backupFilePath,
  getAdminJob,
  getDatabaseState,
  listAdminJobs,
  listBackups,
  pinBackup,
  removeBackup,
  startAdminJob,
} from '@starhaven/contracts/admin';
import type { AdminJob, Backup, DatabaseState } from '@starhaven/contracts/admin';
import { Role } from '@starhaven/contracts/session';
import { eq, sql } from 'drizzle-orm';
import { account, accountBan, session, totp } from '../../src/modules/account/tables';
import { announcement } from '../../src/modules/announcements/tables';
import { auditEntry } from '../../src/modules/audit/tables';
import { followedTag, notification, notificationChoice } from '../../src/modules/notifications/tables';
import { blogPost } from '../../src/modules/blog/tables';
import { chatMute } from '../../src/modules/chat/tables';
import { donation } from '../../src/modules/donations/tables';
import { gameServer, incident } from '../../src/modules/fleet/tables';
import { character, redeemableCode, redeemUse } from '../../src/modules/players/tables';
import { game } from '../../src/modules/games/tables';
import { siteSetting } from '../../src/modules/settings/tables';
import { makeBackup } from '../../src/platform/database/backup/backup-files';
import { writeCopy } from '../../src/platform/database/copy/write-copy';
import { toRefusal } from '../../src/platform/http/errors/to-refusal';
import { newName, password } from '../support/clients/account-client';
import { describeOnEachEngine } from '../support/engines';
import type { TestDatabase } from '../support/engines';
import { staffClient } from '../support/clients/staff';
import type { Member } from '../support/clients/staff';
import { createTestApp } from '../support/test-app';
import type { TestApp } from '../support/test-app';
import { until } from '../support/until';

type Check = () => Promise<void>;
/** What happens between a backup and its restore. */
type Change = () => Promise<Check>;
/** Sets up the state before a backup. Returns the change that happens after the backup, which returns the check after the restore. */
type Scenario = () => Promise<Change>;

describeOnEachEngine('backups by staff', (open) => {
  let db: TestDatabase;
  let server: TestApp;
  let staff: ReturnType<typeof staffClient>;
  let admin: Member;
  let dataDir: string;
  /** Runs after each backup has read the database. */
  let afterSnapshot: () => Promise<void> = () => Promise.resolve();
  beforeAll(async () => {
    db = await open();
    dataDir = mkdtempSync(path.join(os.tmpdir(), 'admin-backups-'));
    mkdirSync(path.join(dataDir, 'backups'));
    let made = 0;
    server = await createTestApp(db.database, {
      backups: {
        dataDir,
        everyMinutes: 60,
        failure: () => '',
        makeBackup: async (kind) => {
          const at = new Date(Date.UTC(2026, 0, 1, 0, 0, (made += 1)));
          const backup = await makeBackup(db.database, dataDir, kind, at);
          await afterSnapshot();
          return backup;
        },
      },
    });
    staff = staffClient(server);
    admin = await staff.member(Role.ADMIN);
  });
  afterAll(async () => {
    await server?.app.close();
    await db?.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  let nonces = 0;
  /** Starts a job and waits for its end. */
  async function run(kind: AdminJob['kind'], subject = ''): Promise<AdminJob> {
    nonces += 1;
    const started = await staff.call<AdminJob>(startAdminJob, admin.key, {
      ...{ kind, subject, password },
      nonce: `nonce-number-${nonces}`,
    });
    expect(started).toMatchObject({ retcode: 0 });
    const find = async () => (await staff.call<AdminJob>(getAdminJob, admin.key, { id: started.data.id })).data;
    // During a restore other requests may be refused with a request to retry.
    await until(async () => ((await find())?.endedAt ?? 0) > 0);
    return find();
  }

  const list = async () => (await staff.call<Backup[]>(listBackups, admin.key)).data;
  const newest = async () => (await list())[0]?.name ?? '';
  /** The name of the newest backup. Makes a backup only if there is none, because that takes seconds with the embedded database. */
  const anyBackup = async () => {
    if ((await list()).length === 0) await run('backup');
    return newest();
  };

  test('a second click starts no second job', async () => {
    const input = { kind: 'backup', nonce: 'a-double-click', password };
    const answers = await Promise.all([1, 2, 3].map(() => staff.call<AdminJob>(startAdminJob, admin.key, input)));
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
    await until(async () => (await list()).length === 1);
    await until(async () => {
      const jobs = (await staff.call<AdminJob[]>(listAdminJobs, admin.key)).data;
      return jobs.length === 1 && jobs[0]?.state === 'done';
    });
  });

  test('a backup is downloaded whole, and only with a proof', async () => {
    const name = await anyBackup();
    const download = (payload: object) =>
      server.app.inject({ method: 'POST', url: backupFilePath, headers: { authorization: admin.key }, payload });
    expect((await download({ name })).json()).toMatchObject({ retcode: -303, field: 'password' });
    expect((await download({ name: 'none', password })).statusCode).toBe(404);
    const file = await download({ name, password });
    expect(file.headers['content-disposition']).toContain(name);
    expect(file.rawPayload.equals(readFileSync(path.join(dataDir, 'backups', name)))).toBe(true);
  });

  test('pinned backups are not deleted, others are; the state names tables and migrations', async () => {
    const name = await anyBackup();
    expect((await staff.call(pinBackup, admin.key, { name, isPinned: true })).retcode).toBe(0);
    expect((await list())[0]).toMatchObject({ name, isPinned: true, kind: 'manual' });
    expect((await staff.call(removeBackup, admin.key, { name, password })).retcode).toBe(-1);
    await staff.call(pinBackup, admin.key, { name, isPinned: false });
    expect((await staff.call(removeBackup, admin.key, { name })).retcode).toBe(-303);
    expect((await staff.call(removeBackup, admin.key, { name, password })).retcode).toBe(0);
    expect((await list()).map((backup) => backup.name)).not.toContain(name);
    expect((await staff.call(removeBackup, admin.key, { name: '../../etc/passwd', password })).retcode).toBe(404);
    const { data } = await staff.call<DatabaseState>(getDatabaseState, admin.key);
    expect(data.kind).toBe(db.database.kind);
    expect(data.tables.map(({ name: table }) => table)).toContain('audit_entry');
    expect(data.migrations.length).toBeGreaterThan(10);
  });

  const lostRows: Scenario = async () => {
    const { db: drizzle } = db.database;
    const [lost, banned, demoted, freed] = [
      await staff.member(),
      await staff.member(),
      await staff.member(Role.MOD),
      await staff.member(),
    ];
    await staff.setRoles(freed.id, [Role.MEMBER, Role.BAN]);
    await drizzle.insert(accountBan).values({ accountId: freed.id, reason: 'Spam' });
    const [code] = await drizzle
      .insert(redeemableCode)
      .values({
        code: 'WELCOME26',
        game: 1,
        title: 'Welcome\u2028to\nall "of" you',
        items: [{ id: 1, amount: 2, type: 0 }],
      })
      .returning();
    const [one] = await drizzle
      .insert(gameServer)
      .values({ slug: 'teyvat', name: 'Teyvat', game: 1, privacy: 3, keyHash: 'old' })
      .returning();
    const before = await drizzle.select().from(game).orderBy(game.id);

    return async () => {
      await drizzle.delete(account).where(eq(account.id, lost.id));
      await drizzle.delete(game);
      await drizzle.insert(redeemUse).values({ codeId: code?.id ?? 0, accountId: banned.id });
      await drizzle.update(redeemableCode).set({ isDisabled: true, uses: 1 });
      await drizzle.update(gameServer).set({ keyHash: 'new', name: 'Changed' }).where(eq(gameServer.slug, 'teyvat'));
      await staff.setRoles(banned.id, [Role.MEMBER, Role.BAN]);
      await staff.setRoles(demoted.id, [Role.MEMBER]);
      await staff.setRoles(freed.id, [Role.MEMBER]);
      await drizzle.delete(accountBan);
      const late = await staff.member();
      // The state is not `received`: the server settles such donations every minute, and these have no code.
      const given = {
        ...({ service: 'ko-fi', messageId: 'm-1', amount: 500, currency: 'EUR', isDonation: true } as const),
        ...({ state: 'claimed', happenedAt: new Date() } as const),
      };
      await drizzle.insert(donation).values({ ...given, accountId: late.id });
      await drizzle.insert(donation).values({ ...given, messageId: 'm-2', accountId: freed.id });
      await drizzle.insert(redeemUse).values({ codeId: code?.id ?? 0, accountId: late.id });
      const entries = await drizzle.$count(auditEntry);

      return async () => {
        expect(await drizzle.select().from(game).orderBy(game.id)).toEqual(before);
        const rolesOf = async ({ id }: Member) =>
          (await drizzle.select({ roles: account.roles }).from(account).where(eq(account.id, id)))[0]?.roles;
        expect(await rolesOf(lost)).toEqual([Role.MEMBER]);
        expect(await rolesOf(banned)).toEqual([Role.MEMBER, Role.BAN]);
        expect(await rolesOf(demoted)).toEqual([Role.MEMBER]);
        expect(await rolesOf(freed)).toEqual([Role.MEMBER]);
        expect(await rolesOf(late)).toBeUndefined();
        // Rows of existing accounts are kept. An account that the restore removes leaves only what a deleted account would leave.
        expect(await drizzle.$count(redeemUse)).toBe(1);
        expect(await drizzle.select().from(donation).orderBy(donation.messageId)).toMatchObject([
          { messageId: 'm-1', accountId: null, amount: 500 },
          { messageId: 'm-2', accountId: freed.id },
        ]);
        expect(await drizzle.select().from(redeemableCode)).toMatchObject([
          { isDisabled: true, uses: 1, title: 'Welcome\u2028to\nall "of" you' },
        ]);
        expect(await drizzle.select().from(gameServer).where(eq(gameServer.slug, 'teyvat'))).toMatchObject([
          { id: one?.id, name: 'Teyvat', keyHash: 'new' },
        ]);
        expect(await drizzle.$count(auditEntry)).toBeGreaterThan(entries);
        expect((await list()).map(({ kind }) => kind)).toContain('before-restore');
        // New rows get new ids.
        const next = await staff.member();
        expect(next.id).toBeGreaterThan(late.id);
      };
    };
  };

  const changesOfOwners: Scenario = async () => {
    const { db: drizzle } = db.database;
    const [staying, leaving, moved, lost, heir] = [
      await staff.member(),
      await staff.member(),
      await staff.member(),
      await staff.member(),
      await staff.member(),
    ];
    const [yesterday, later] = [new Date(Date.now() - 24 * 3600_000), new Date(Date.now() + 24 * 3600_000)];
    const change = async ({ id }: Member, values: Partial<typeof account.$inferInsert>) =>
      drizzle.update(account).set(values).where(eq(account.id, id));
    const addressOf = (email: string) => ({ email, emailKey: email, emailVerifiedAt: yesterday });
    const nonePending = { pendingEmail: null, pendingEmailKey: null, pendingEmailAt: null };
    const pending = { pendingEmail: 'p@example.org', pendingEmailKey: 'p@example.org', pendingEmailAt: yesterday };
    await change(staying, { deletionAt: yesterday, deletionPosts: 'delete' });
    await change(moved, {
      ...addressOf('old@example.org'),
      ...pending,
      gamePasswordHash: 'old',
      openToAllUntil: later,
    });
    await change(lost, addressOf('shared@example.org'));
    return async () => {
      await change(staying, { deletionAt: null, deletionPosts: null });
      await change(leaving, { deletionAt: later, deletionPosts: 'keep' });
      const present = {
        ...addressOf('new@example.org'),
        ...nonePending,
        gamePasswordHash: 'new',
        openToAllUntil: null,
      };
      await change(moved, present);
      await drizzle.delete(account).where(eq(account.id, lost.id));
      await change(heir, addressOf('shared@example.org'));
      return async () => {
        const rowOf = async ({ id }: Member) => (await drizzle.select().from(account).where(eq(account.id, id)))[0];
        expect(await rowOf(staying)).toMatchObject({ deletionAt: null, deletionPosts: null });
        expect(await rowOf(leaving)).toMatchObject({ deletionAt: later, deletionPosts: 'keep' });
        expect(await rowOf(moved)).toMatchObject(present);
        // Accounts may share an address.
        expect(await rowOf(heir)).toMatchObject(addressOf('shared@example.org'));
        expect(await rowOf(lost)).toMatchObject(addressOf('shared@example.org'));
      };
    };
  };

  const stateOfToday: Scenario = async () => {
    const { db: drizzle } = db.database;
    const [renamed, swapped, gone, taken] = [
      await staff.member(),
      await staff.member(),
      await staff.member(),
      await staff.member(),
    ];
    const rename = ({ id }: Member, username: string) =>
      drizzle.update(account).set({ username, usernameKey: username }).where(eq(account.id, id));
    const server = { slug: 'engine', name: 'Engine', game: 1, privacy: 3, connection: 'engine' } as const;
    const [engine] = await drizzle
      .insert(gameServer)
      .values({ ...server, engineConfig: 'old secret' })
      .returning();
    const ofServer = { accountId: renamed.id, serverId: engine?.id ?? 0 };
    await drizzle.insert(character).values({ ...ofServer, uid: '100', state: 'active' });
    const news = { kind: 'staff', subject: 's', title: 'Hello', path: '/', isOnSite: true } as const;
    await drizzle.insert(notification).values({ ...news, accountId: renamed.id, mail: 'digest' });
    await drizzle.insert(followedTag).values({ accountId: renamed.id, key: 'old', tag: 'old' });
    const setting = (name: string, value: unknown) =>
      drizzle
        .insert(siteSetting)
        .values({ name, value })
        .onConflictDoUpdate({ target: siteSetting.name, set: { value } });
    await setting('discordBot', 'old token');
    await setting('staffNeedSecondFactor', false);
    await setting('operatorName', 'Old name');
    return async () => {
      // The names of two members are swapped, and a third one takes the name of a member who left.
      await rename(renamed, 'between');
      await rename(swapped, renamed.username);
      await rename(renamed, swapped.username);
      await drizzle.delete(account).where(eq(account.id, gone.id));
      await rename(taken, gone.username);
      await drizzle.delete(character);
      await drizzle.insert(character).values({ ...ofServer, accountId: taken.id, uid: '100', state: 'active' });
      await drizzle.update(notification).set({ mail: 'off' });
      await drizzle
        .insert(notificationChoice)
        .values({ accountId: renamed.id, kind: 'staff', isOnSite: true, mail: 'off' });
      await drizzle.delete(followedTag);
      await drizzle.insert(chatMute).values({ accountId: taken.id, reason: 'Spam' });
      await drizzle.update(gameServer).set({ engineConfig: 'new secret' }).where(eq(gameServer.slug, 'engine'));
      await setting('discordBot', 'new token');
      await setting('discordNews', 'new webhook');
      await setting('staffNeedSecondFactor', true);
      await setting('operatorName', 'New name');
      await drizzle.insert(announcement).values({
        ...({
          key: 'post:1',
          channel: 'news',
          title: 'A post',
          text: '',
          path: '/',
          mood: 'good',
          state: 'sent',
        } as const),
      });
      await drizzle.insert(incident).values({
        ...{ kind: 'maintenance' as const, title: 'We restore a backup', state: 'in_progress', impact: 'minor' },
        startsAt: new Date(),
      });
      // With the setting, only staff with a second factor may do anything.
      await drizzle.insert(totp).values({ accountId: admin.id, secret: 'none', confirmedAt: new Date() });
      return async () => {
        await drizzle.delete(totp);
        const names = await drizzle.select({ id: account.id, key: account.usernameKey }).from(account);
        const nameOf = (member: Member) => names.find(({ id }) => id === member.id)?.key;
        expect([renamed, swapped, taken].map(nameOf)).toEqual([swapped.username, renamed.username, gone.username]);
        expect(nameOf(gone)).toBe(`member-${gone.id}`);
        expect(await drizzle.select().from(character)).toMatchObject([{ accountId: taken.id, uid: '100' }]);
        expect(await drizzle.select().from(notification)).toMatchObject([{ accountId: renamed.id, mail: 'off' }]);
        expect(await drizzle.select().from(notificationChoice)).toMatchObject([{ accountId: renamed.id, mail: 'off' }]);
        expect(await drizzle.$count(followedTag)).toBe(0);
        expect(await drizzle.select().from(chatMute)).toMatchObject([{ accountId: taken.id, reason: 'Spam' }]);
        expect(await drizzle.select().from(gameServer).where(eq(gameServer.slug, 'engine'))).toMatchObject([
          { engineConfig: 'new secret' },
        ]);
        expect(await drizzle.select().from(announcement)).toMatchObject([{ key: 'post:1', state: 'sent' }]);
        expect(await drizzle.select().from(incident)).toMatchObject([{ title: 'We restore a backup' }]);
        const settings = await drizzle.select().from(siteSetting);
        expect(Object.fromEntries(settings.map((row) => [row.name, row.value]))).toMatchObject({
          ...{
            discordBot: 'new token',
            discordNews: 'new webhook',
            staffNeedSecondFactor: true,
            operatorName: 'Old name',
          },
        });
        await drizzle.delete(siteSetting);
      };
    };
  };

  const deletedAccounts: Scenario = async () => {
    const { db: drizzle } = db.database;
    const [leader, banned, reader] = [
      await staff.member(Role.ADMIN),
      await staff.member(Role.BAN),
      await staff.member(),
    ];
    const facts = { apiCode: 'key', points: 30, openToAllUntil: new Date(Date.now() + 3600_000) };
    const mail = { email: 'e@example.org', emailKey: 'e@example.org', emailVerifiedAt: new Date() };
    await drizzle
      .update(account)
      .set({ ...facts, ...mail, gamePasswordHash: 'hash' })
      .where(eq(account.id, leader.id));
    const post = { title: 'A post', content: '', shortContent: '', slug: 'a-post', state: 'published' } as const;
    const [written] = await drizzle
      .insert(blogPost)
      .values({ ...post, accountId: leader.id, words: sql`''` })
      .returning();
    return async () => {
      for (const { id } of [leader, banned]) await drizzle.delete(account).where(eq(account.id, id));
      const late = await staff.member();
      return async () => {
        const rowOf = async ({ id }: Member) => (await drizzle.select().from(account).where(eq(account.id, id)))[0];
        expect(await rowOf(leader)).toMatchObject({
          ...{ roles: [Role.MEMBER], passwordHash: null, gamePasswordHash: null, apiCode: '', points: 0 },
          ...{ openToAllUntil: null, ...mail, username: leader.username },
        });
        expect(await rowOf(banned)).toMatchObject({ roles: [Role.MEMBER, Role.BAN], passwordHash: null });
        expect((await rowOf(reader))?.passwordHash).not.toBeNull();
        expect(await rowOf(late)).toBeUndefined();
        expect(
          await drizzle
            .select()
            .from(blogPost)
            .where(eq(blogPost.id, written?.id ?? 0)),
        ).toMatchObject([{ accountId: leader.id }]);
        expect((await staff.logIn({ username: leader.username, password })).json()).toMatchObject({ retcode: -1 });
      };
    };
  };

  describe('a restore', () => {
    const scenarios = {
      'brings lost rows back, and revives nothing that was used up, withdrawn or lifted': lostRows,
      'keeps what owners of accounts changed after the backup': changesOfOwners,
      'keeps names, choices, mutes, characters and secrets of today': stateOfToday,
      'gives an account that was deleted after the backup back as a member without a password': deletedAccounts,
    };
    const checks = new Map<string, Check>();
    // One restore for all scenarios, because it takes ten seconds on a busy machine.
    beforeAll(async () => {
      const changes: [string, Change][] = [];
      for (const [name, scenario] of Object.entries(scenarios)) changes.push([name, await scenario()]);
      await run('backup');
      const backup = await newest();
      for (const [name, change] of changes) checks.set(name, await change());
      const says = [
        'Deleted accounts that come back as members without a password: 5',
        'Accounts that are younger than the backup and are lost: 2',
      ];
      const games = await db.database.db.$count(game);
      const rehearsal = await run('rehearsal', backup);
      expect(rehearsal).toMatchObject({ state: 'done', note: 'The backup can be restored.' });
      expect(rehearsal.report).toEqual(expect.arrayContaining(says));
      expect(await db.database.db.$count(game)).toBe(games);
      const restored = await run('restore', backup);
      expect(restored).toMatchObject({ state: 'done', progress: 100 });
      expect(restored.report).toEqual(expect.arrayContaining(says));
    }, 240_000);

    test.each(Object.keys(scenarios))('%s', async (name) => {
      await checks.get(name)?.();
      expect.hasAssertions();
    });
  });

  test.each([
    ['that succeeds', 'done', () => Promise.resolve()],
    ['that fails', 'failed', () => Promise.reject(new Error('The backup cannot be verified.'))],
  ] as const)(
    'a restore %s refuses writes from the start of its own backup until it ends',
    async (_, state, verify) => {
      const { db: drizzle } = db.database;
      const member = await staff.member();
      const name = await anyBackup();
      await drizzle.update(session).set({ lastUsedAt: new Date(Date.now() - 3600_000) });
      const rename = (to: string) => drizzle.update(account).set({ name: to }).where(eq(account.id, member.id));
      const seen: unknown[] = [];
      afterSnapshot = async () => {
        const call = await staff.register({ username: newName() });
        seen.push(call.statusCode, call.headers['retry-after']);
        // Writes of jobs, sockets and other processes do not go through the HTTP server of this process.
        seen.push(await rename('late').catch((error: unknown) => toRefusal(error).status));
        // Reads work, but do not record the use of the session.
        seen.push((await staff.sessions(member.key)).statusCode);
        await verify();
      };
      const job = await run('restore', name).finally(() => {
        afterSnapshot = () => Promise.resolve();
      });
      expect(job.state).toBe(state);
      expect(seen).toEqual([503, '30', 503, 200]);
      const next = await staff.member();
      await drizzle.update(account).set({ name: 'after' }).where(eq(account.id, next.id));
    },
    240_000,
  );

  test.each([
    ['cut off', (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length * 0.7))],
    ['changed', (bytes: Buffer) => gzipSync(gunzipSync(bytes).toString().replace('Starhaven', 'Starheaven!'))],
    ['shortened', (bytes: Buffer) => gzipSync(gunzipSync(bytes).toString().split('\n').slice(0, -3).join('\n'))],
    ['nothing of ours', () => Buffer.from('hello')],
  ])('a file that is %s changes nothing', async (_, damage) => {
    await db.database.db
      .insert(siteSetting)
      .values({ name: 'siteName', value: 'Starhaven' })
      .onConflictDoUpdate({ target: siteSetting.name, set: { value: 'Starhaven' } });
    const good = path.join(dataDir, 'good.gz');
    rmSync(good, { force: true });
    await writeCopy(db.database, good);
    const name = 'manual-2025-01-01T00-00-00.000Z.jsonl.gz';
    writeFileSync(path.join(dataDir, 'backups', name), damage(readFileSync(good)));
    const state = async () =>
      (await db.database.query(`select md5(string_agg(a::text, ',' order by id)) as sum from account a`)).rows;
    const before = await state();
    const job = await run('restore', name);
    expect(job.state).toBe('failed');
    expect(job.note).toMatch(/backup/i);
    expect(await state()).toEqual(before);
    const names = await db.database.db.select().from(siteSetting).where(eq(siteSetting.name, 'siteName'));
    expect(names).toMatchObject([{ value: 'Starhaven' }]);
  });

  test('a copy that is made during writes shows one moment, and can be restored', async () => {
    const { db: drizzle } = db.database;
    let isWriting = true;
    let pairs = 0;
    const writer = (async () => {
      // Two rows in one transaction: a copy must have both or none.
      for (let turn = 0; isWriting; turn += 1) {
        await drizzle.transaction(async (tx) => {
          for (const half of ['a', 'b'])
            await tx.execute(
              sql`insert into redeemable_code (code, game, title, items) values (${`PAIR${half}${turn}`}, 1, 'pair', '[]')`,
            );
        });
        pairs += 1;
      }
    })();
    await until(async () => pairs > 0);
    const file = path.join(dataDir, 'backups', 'manual-2025-02-01T00-00-00.000Z.jsonl.gz');
    await writeCopy(db.database, file);
    isWriting = false;
    await writer;
    const text = gunzipSync(readFileSync(file)).toString();
    const [halves, others] = [/PAIRa/g, /PAIRb/g].map((half) => text.match(half)?.length);
    expect(halves).toBeGreaterThan(0);
    expect(others).toBe(halves);
    expect(await run('restore', path.basename(file))).toMatchObject({ state: 'done' });
    expect(readdirSync(path.join(dataDir, 'backups')).some((name) => name.endsWith('.partial'))).toBe(false);
  }, 240_000);
});
