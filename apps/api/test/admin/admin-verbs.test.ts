import { StaffRole } from '@starhaven/contracts/admin';
import type { AdminPermission } from '@starhaven/contracts/admin';
import { desc, eq } from 'drizzle-orm';
import { createSecondFactorContext } from '../../src/modules/account/second-factors/create-second-factor-context';
import { findLiveSession } from '../../src/modules/account/sessions/find-live-session';
import { changeFleetServer } from '../../src/modules/admin/fleet/change-fleet-server';
import { runStaffAction, runStaffWork } from '../../src/modules/admin/guard/run-staff-action';
import type { Staff } from '../../src/modules/admin/guard/staff';
import { JobRunner } from '../../src/modules/admin/jobs/job-runner';
import { startAdminJob } from '../../src/modules/admin/jobs/start-admin-job';
import { auditEntry } from '../../src/modules/audit/tables';
import { createServerContext } from '../../src/modules/fleet/servers/manage/server-context';
import { gameServer } from '../../src/modules/fleet/tables';
import { createLogger } from '../../src/platform/logging/logger';
import { createMetrics } from '../../src/platform/metrics/metrics';
import { Limits } from '../../src/platform/limits/limits';
import { password } from '../support/clients/account-client';
import { describeOnEachEngine } from '../support/engines';
import { addServer } from '../support/fleet';
import { Mailbox } from '../support/hosts/mailbox';
import { staffClient } from '../support/clients/staff';
import { useTestApi } from '../support/test-api';
import { accountSecret } from '../support/test-app';

const site = { name: 'Starhaven', url: 'http://localhost:3000' };

// The verbs are called as a job or a command of the chat would call them: without a route that checks something first.
describeOnEachEngine('the verbs of staff', (open) => {
  const api = useTestApi(open);

  async function enter(...permissions: AdminPermission[]): Promise<Staff> {
    const { key } = await staffClient(api).member(StaffRole.VIEWER);
    const signedIn = await findLiveSession(api.database.db, key);
    if (!signedIn) throw new Error('The session has ended.');
    return { ...signedIn, permissions: new Set(permissions), isFactorMissing: false, address: '192.0.2.1' };
  }

  function createContext() {
    const at = api.database.db;
    const limits = new Limits({ database: api.database, metrics: createMetrics(), onStoreError: () => {} });
    const wrongPasswords = limits.create({ name: 'wrong-password', max: 10, windowSeconds: 600, isRefundable: true });
    const mailer = new Mailbox();
    return {
      db: at,
      secondFactors: createSecondFactorContext({ db: at, limits, accountSecret, mailer, site, wrongPasswords }),
      servers: createServerContext({ db: at, accountSecret, siteUrl: site.url, siteName: site.name }),
    };
  }

  const newestOf = async ({ account }: Staff) => {
    const entries = api.database.db.select().from(auditEntry).where(eq(auditEntry.actorId, account.id));
    return (await entries.orderBy(desc(auditEntry.id)).limit(1))[0];
  };

  test('an action needs its permission and its proof, and each refusal is in the audit log', async () => {
    const staff = await enter('codes');
    const work = jest.fn(() => Promise.resolve('done'));
    const action = { staff, action: 'code.made', subject: 'code:X' };
    for (const run of [runStaffAction, runStaffWork]) {
      await expect(run(createContext(), { ...action, permission: 'users.ban' }, work)).rejects.toMatchObject({
        kind: 'permission-denied',
      });
      expect(await newestOf(staff)).toMatchObject({ action: 'code.made', outcome: 'refused', address: '192.0.2.1' });
      await expect(run(createContext(), { ...action, permission: 'codes', proof: {} }, work)).rejects.toMatchObject({
        kind: 'confirmation-required',
      });
      expect(work).not.toHaveBeenCalled();
      expect(await run(createContext(), { ...action, permission: 'codes', proof: { password } }, work)).toBe('done');
      expect(await newestOf(staff)).toMatchObject({ action: 'code.made', subject: 'code:X', outcome: 'ok' });
      work.mockClear();
    }
  });

  test('an account that may only announce maintenance changes nothing else of a server', async () => {
    const [acting, changing] = [await enter('fleet.act'), await enter('fleet.change')];
    const { serverId } = await addServer(api.database);
    const read = async () => (await api.database.db.select().from(gameServer).where(eq(gameServer.id, serverId)))[0];
    const slug = (await read())?.slug ?? '';
    const change = (staff: Staff, changes: object) => changeFleetServer(createContext(), staff, { slug, ...changes });
    const denied = { kind: 'permission-denied' };
    await change(acting, { maintenance: 'A new disk' });
    await expect(change(acting, { name: 'Renamed' })).rejects.toMatchObject(denied);
    await expect(change(acting, { maintenance: 'Soon', name: 'Renamed' })).rejects.toMatchObject(denied);
    await expect(change(changing, { maintenance: 'Soon' })).rejects.toMatchObject(denied);
    const before = await read();
    expect(before).toMatchObject({ maintenance: 'A new disk' });
    expect(before?.name).not.toBe('Renamed');
    await change(changing, { maintenance: 'Soon', name: 'Renamed' });
    expect(await read()).toMatchObject({ maintenance: 'Soon', name: 'Renamed' });
  });

  test('a repeated request finds its job without the proof, from every caller of the verb', async () => {
    const staff = await enter('backups.restore');
    const started: string[] = [];
    const jobs = new JobRunner({
      db: api.database.db,
      log: createLogger('info', { write: () => {} }),
      handlers: { restore: (subject) => Promise.resolve(void started.push(subject)).then(() => []) },
      onChange: () => {},
    });
    const request = { kind: 'restore', subject: 'x.tar.gz', nonce: 'once' } as const;
    const start = (by: Staff, proof: object) => startAdminJob({ ...createContext(), jobs }, by, { ...request, proof });
    await expect(start(staff, {})).rejects.toMatchObject({ kind: 'confirmation-required' });
    const first = await start(staff, { password });
    await jobs.settle();
    // The work has ended, so only the nonce tells that this is the same request.
    const repeated = await start(staff, {});
    await jobs.settle();
    expect(repeated.id).toBe(first.id);
    expect(started).toEqual(['x.tar.gz']);
    const demoted = { ...staff, permissions: new Set<AdminPermission>() };
    await expect(start(demoted, {})).rejects.toMatchObject({ kind: 'permission-denied' });
    expect(await newestOf(staff)).toMatchObject({ action: 'job.restore.started', outcome: 'refused' });
  });
});
