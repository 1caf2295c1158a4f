import { mkdtemp, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Role } from '@starhaven/contracts/session';
import { eq } from 'drizzle-orm';
import { createAdminAccountSeed, FirstPasswordFile, resetAdmin } from '../../src/modules/account';
import { hashKey, newKey } from '../../src/platform/secrets/keys';
import { account, accountSocialLogin, apiKey, appliedSeed, totp } from '../../src/schema';
import { runSeeds } from '../../src/platform/seed/run-seeds';
import { accountClient } from '../support/clients/account-client';
import { describeOnPglite } from '../support/engines';
import type { TestDatabase } from '../support/engines';
import { createTestApp } from '../support/test-app';
import type { TestApp } from '../support/test-app';
import { until } from '../support/until';

const shape = /^([a-z2-9]{5}-){3}[a-z2-9]{5}$/;

describeOnPglite('the admin account', (open) => {
  let db: TestDatabase;
  let server: TestApp;
  let client: ReturnType<typeof accountClient>;
  let folder: string;
  let kept: FirstPasswordFile;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'api-first-password-'));
    kept = new FirstPasswordFile(folder);
    db = await open();
    server = await createTestApp(db.database, { firstPassword: kept });
    client = accountClient(server);
  });
  afterEach(async () => {
    await server?.app.close();
    await db?.close();
    await rm(folder, { recursive: true, force: true });
  });
  const seedAnew = async () => {
    const told: string[] = [];
    const seed = createAdminAccountSeed(kept);
    await db.database.db.delete(appliedSeed).where(eq(appliedSeed.name, seed.name));
    await runSeeds(db.database.db, [seed], { tellOperator: (text) => told.push(text) });
    return told;
  };

  test('the first start creates an admin and prints a working password once', async () => {
    await db.database.db.delete(account);
    const [text = '', ...more] = await seedAnew();
    expect(more).toEqual([]);
    const password = /^Admin account: admin \/ (\S+) /.exec(text)?.[1] ?? '';
    expect(password).toMatch(shape);
    const answer = (await client.logIn({ username: 'admin', password })).json();
    expect(answer.data.role).toEqual([Role.ADMIN, Role.MEMBER]);
    expect((await db.database.db.select().from(account))[0]?.isPasswordTemporary).toBe(true);
  });

  test('until the first login its password is in a file that only the owner can read, and the printed line names the file', async () => {
    await db.database.db.delete(account);
    const [text = ''] = await seedAnew();
    const password = /^Admin account: admin \/ (\S+) /.exec(text)?.[1] ?? '';
    expect(text).toContain(kept.path);
    expect((await stat(kept.path)).mode & 0o777).toBe(0o600);
    expect(await kept.find()).toEqual({ username: 'admin', password });
    await kept.forgetIfUsed(db.database.db);
    await client.enter('somebody-else');
    expect(await kept.find()).toEqual({ username: 'admin', password });
    expect((await client.logIn({ username: 'admin', password })).json().retcode).toBe(200);
    await until(async () => (await kept.find()) === null);
  });

  test('a stored password that no longer works is deleted at the next start', async () => {
    await db.database.db.delete(account);
    await seedAnew();
    await db.database.db.update(account).set({ isPasswordTemporary: false });
    await kept.forgetIfUsed(db.database.db);
    expect(await kept.find()).toBeNull();
    await kept.keep({ username: 'gone', password: 'x' });
    await kept.forgetIfUsed(db.database.db);
    expect(await kept.find()).toBeNull();
  });

  test('if there is an admin, seeding again creates none', async () => {
    await db.database.db
      .update(account)
      .set({ username: 'boss', usernameKey: 'boss' })
      .where(eq(account.usernameKey, 'admin'));
    const before = await db.database.db.$count(account);
    expect(await seedAnew()).toEqual([]);
    expect(await db.database.db.$count(account)).toBe(before);
  });

  test('a reset gives the oldest admin a new password and the role back, and ends its sessions', async () => {
    const { db: drizzle } = db.database;
    const first = await resetAdmin(drizzle);
    expect(first.username).toBe('admin');
    const login = (await client.logIn(first as never)).json();
    const accountId = Number(login.data.uid);
    await drizzle.insert(totp).values({ accountId, secret: 'x', confirmedAt: new Date() });
    // What an intruder could have left behind.
    await drizzle.insert(accountSocialLogin).values({ provider: 'discord', providerId: hashKey(newKey()), accountId });
    await drizzle.insert(apiKey).values({
      ...{ accountId, name: 'Bot', keyHash: hashKey(newKey()), start: 'shu_x', isReadOnly: false },
      ...{ servers: [], commands: [], addresses: [], expiresAt: new Date(Date.now() + 86_400_000) },
    });
    await drizzle.update(account).set({ email: 'admin@example.org', emailKey: 'admin@example.org' });
    await drizzle.update(account).set({ roles: [Role.ADMIN, Role.BAN, Role.EDITOR], roleExpiresAt: new Date(0) });
    const second = await resetAdmin(drizzle);
    expect(second.password).toMatch(shape);
    expect(second.password).not.toBe(first.password);
    expect((await client.sessionState(login.data.sessionKey)).statusCode).toBe(401);
    expect((await client.logIn(first as never)).json().retcode).toBe(-1);
    const again = (await client.logIn(second as never)).json();
    expect(again.data).toMatchObject({
      uid: login.data.uid,
      role: [Role.ADMIN, Role.MEMBER, Role.EDITOR],
      roleExpired: 0,
    });
    for (const table of [totp, accountSocialLogin, apiKey]) expect(await drizzle.$count(table)).toBe(0);
    expect((await drizzle.select().from(account))[0]?.email).toBe('admin@example.org');
  });

  test('without an admin the account called admin becomes one, and its former owner is locked out', async () => {
    const { db: drizzle } = db.database;
    await drizzle.delete(account);
    const { data } = await client.enter();
    await drizzle.update(account).set({ username: 'Admin', usernameKey: 'admin' });
    const accountId = Number(data.uid);
    await drizzle.insert(accountSocialLogin).values({ provider: 'discord', providerId: hashKey(newKey()), accountId });
    const credentials = await resetAdmin(drizzle);
    expect(credentials.username).toBe('Admin');
    expect((await client.sessionState(data.sessionKey)).statusCode).toBe(401);
    expect(await drizzle.$count(accountSocialLogin)).toBe(0);
    expect((await drizzle.select().from(account))[0]).toMatchObject({ email: null, emailKey: null });
  });

  test('without an admin and an account called admin, one is created', async () => {
    await db.database.db.delete(account);
    const credentials = await resetAdmin(db.database.db);
    expect((await client.logIn(credentials as never)).json().retcode).toBe(200);
  });
});
