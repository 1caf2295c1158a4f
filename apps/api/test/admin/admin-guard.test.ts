import * as adminCalls from '@starhaven/contracts/admin';
import type { AdminPermission } from '@starhaven/contracts/admin';
import type { CallDefinition } from '@starhaven/contracts/protocol';
import { Role } from '@starhaven/contracts/session';
import { desc } from 'drizzle-orm';
import { auditEntry } from '../../src/modules/audit/tables';
import { password } from '../support/clients/account-client';
import { describeOnPglite } from '../support/engines';
import { staffClient } from '../support/clients/staff';
import type { Member } from '../support/clients/staff';
import { useTestApi } from '../support/test-api';

const { StaffRole } = adminCalls;

/** A valid input of each call of staff, and the permission that it needs. Add a line here for a new call. */
const calls: Record<
  string,
  { permission: AdminPermission | null; input: (target: Member) => Record<string, unknown> }
> = {
  getAdminAccess: { permission: null, input: () => ({}) },
  getOverview: { permission: 'overview', input: () => ({}) },
  listUsers: { permission: 'users.read', input: ({ username }) => ({ search: username }) },
  getUser: { permission: 'users.read', input: ({ uid }) => ({ uid }) },
  grantRole: { permission: 'users.roles', input: ({ uid }) => ({ uid, role: Role.SPONSOR, until: 0, password }) },
  revokeRole: { permission: 'users.roles', input: ({ uid }) => ({ uid, role: Role.MEMBER, password }) },
  banUser: { permission: 'users.ban', input: ({ uid }) => ({ uid, reason: 'Spam', until: 0 }) },
  liftBan: { permission: 'users.ban', input: ({ uid }) => ({ uid }) },
  endUserSessions: { permission: 'users.sessions', input: ({ uid }) => ({ uid }) },
  sendUserReset: { permission: 'users.sessions', input: ({ uid }) => ({ uid }) },
  listAuditEntries: { permission: 'audit.read', input: () => ({}) },
  listSettings: { permission: 'settings.read', input: () => ({}) },
  changeSettings: {
    permission: 'settings.change',
    input: () => ({ changes: [{ name: 'sponsorEmail', value: 'a@example.org', version: 0 }] }),
  },
  getFirstSteps: { permission: 'settings.read', input: () => ({}) },
  listFleetServers: { permission: 'fleet.read', input: () => ({}) },
  addFleetServer: { permission: 'fleet.change', input: () => ({ name: 'Teyvat', game: 'genshin-impact' }) },
  changeFleetServer: { permission: 'fleet.act', input: () => ({ slug: 'teyvat', maintenance: 'Update' }) },
  renewServerKey: { permission: 'fleet.change', input: () => ({ slug: 'teyvat', password }) },
  removeFleetServer: { permission: 'fleet.change', input: () => ({ slug: 'teyvat', password }) },
  startAdminJob: {
    permission: 'backups.make',
    input: ({ uid }) => ({ kind: 'backup', nonce: `nonce-of-${uid}` }),
  },
  listAdminJobs: { permission: 'overview', input: () => ({}) },
  getAdminJob: { permission: 'overview', input: () => ({ id: '1' }) },
  getDatabaseState: { permission: 'database.read', input: () => ({}) },
  listBackups: { permission: 'database.read', input: () => ({}) },
  pinBackup: { permission: 'backups.make', input: () => ({ name: 'none', isPinned: true }) },
  removeBackup: { permission: 'backups.restore', input: () => ({ name: 'none', password }) },
  listAdminIncidents: { permission: 'fleet.read', input: () => ({}) },
  openIncident: {
    permission: 'fleet.act',
    input: ({ uid }) => ({ title: `Slow ${uid}`, text: 'Looking', impact: 'degraded' }),
  },
  updateIncident: { permission: 'fleet.act', input: () => ({ id: '1', version: '1', text: 'Found' }) },
  planWork: {
    permission: 'fleet.act',
    input: ({ uid }) => ({ title: `Move ${uid}`, text: 'A new disk', start: 3e9, end: 3e9 + 60 }),
  },
  changePlannedWork: {
    permission: 'fleet.act',
    input: () => ({ id: '1', version: '1', title: 'Move', start: 3e9, end: 3e9 + 60 }),
  },
  cancelPlannedWork: { permission: 'fleet.act', input: () => ({ id: '1', version: '1' }) },
  listContentReports: { permission: 'reports', input: () => ({}) },
  listRedeemCodes: { permission: 'codes', input: () => ({}) },
  createRedeemCode: {
    permission: 'codes',
    input: () => ({
      ...{ title: 'Welcome', game: 'genshin-impact', items: [{ id: 201, amount: 1, type: 0 }] },
      ...{ maxUses: 0, expiresAt: 0 },
    }),
  },
  listAnnouncements: { permission: 'settings.read', input: () => ({}) },
  testAnnouncement: { permission: 'settings.change', input: () => ({ channel: 'news' }) },
  syncDiscordRoles: { permission: 'settings.change', input: () => ({}) },
  listDonations: { permission: 'donations', input: () => ({}) },
  assignDonation: { permission: 'donations', input: ({ uid }) => ({ id: '1', uid, password }) },
  refundDonation: { permission: 'donations', input: () => ({ id: '1', password }) },
  getAdminHandbook: { permission: 'content', input: () => ({}) },
  // The input has no files: the guard answers before the form is read.
  uploadHandbookData: { permission: 'content', input: () => ({}) },
  listGameBuilds: { permission: 'content', input: () => ({}) },
  changeGameBuilds: {
    permission: 'content',
    input: () => ({ game: 'genshin-impact', document: '{}', fingerprint: '0' }),
  },
  disableRedeemCode: { permission: 'codes', input: () => ({ code: 'WELCOME26' }) },
};

const table: [number, AdminPermission[] | 'all'][] = [
  [StaffRole.ADMIN, 'all'],
  [StaffRole.MOD, ['overview', 'users.read', 'users.sessions', 'users.ban', 'fleet.read', 'reports']],
  [StaffRole.EDITOR, ['overview', 'content']],
  [
    StaffRole.VIEWER,
    ['overview', 'users.read', 'audit.read', 'settings.read', 'fleet.read', 'database.read', 'reports'],
  ],
];

const ofStaff = Object.values(adminCalls as Record<string, unknown>)
  .filter((value): value is CallDefinition => typeof value === 'object' && value !== null && 'credential' in value)
  .filter(({ credential }) => credential !== 'none');

test('every call of staff is tried here', () => {
  expect(ofStaff.map(({ name }) => name).sort()).toEqual(Object.keys(calls).sort());
});

describeOnPglite('the guard of staff', (open) => {
  const api = useTestApi(open);
  const staff = staffClient(api);

  test.each(table)('role %i may do what its row says, and nothing else', async (role, permissions) => {
    const member = await staff.member(role);
    for (const call of ofStaff) {
      const rule = calls[call.name];
      const target = await staff.member();
      const { retcode } = await staff.call(call, member.key, rule?.input(target));
      const isAllowed = permissions === 'all' || rule?.permission == null || permissions.includes(rule.permission);
      expect([call.name, retcode === 403, retcode >= 500]).toEqual([call.name, !isAllowed, false]);
    }
  });

  test('members, sponsors, banned accounts and visitors are refused everywhere', async () => {
    const [member, sponsor, banned] = [await staff.member(), await staff.member(Role.SPONSOR), await staff.member()];
    await staff.setRoles(banned.id, [Role.ADMIN, Role.BAN]);
    for (const call of ofStaff) {
      const input = calls[call.name]?.input(member);
      const answers = [
        (await staff.call(call, member.key, input)).retcode,
        (await staff.call(call, sponsor.key, input)).retcode,
        (await staff.call(call, banned.key, input)).retcode,
        (await staff.call(call, '', input)).retcode,
      ];
      expect([call.name, ...answers]).toEqual([call.name, 403, 403, 401, 401]);
    }
  });

  test('a role that was taken away or that ended counts no more from the next call on', async () => {
    const admin = await staff.member(Role.ADMIN);
    const read = async () => (await staff.call(adminCalls.getAdminAccess, admin.key)).retcode;
    expect(await read()).toBe(0);
    await staff.setRoles(admin.id, [Role.MEMBER]);
    for (const call of ofStaff) {
      const { retcode } = await staff.call(call, admin.key, calls[call.name]?.input(admin));
      expect([call.name, retcode]).toEqual([call.name, 403]);
    }
    await staff.setRoles(admin.id, [Role.MEMBER, Role.ADMIN], new Date(Date.now() - 1000));
    expect(await read()).toBe(403);
  });

  test('what is done and what is refused is in the audit log, with who, what and from where', async () => {
    const [mod, target] = [await staff.member(Role.MOD), await staff.member()];
    await staff.call(adminCalls.banUser, mod.key, { uid: target.uid, reason: 'Spam', until: 0 });
    await staff.call(adminCalls.grantRole, mod.key, { uid: target.uid, role: Role.ADMIN, until: 0, password });
    const rows = await api.database.db.select().from(auditEntry).orderBy(desc(auditEntry.id)).limit(2);
    const subject = `user:${target.uid}`;
    expect(rows).toEqual([
      expect.objectContaining({ actorId: mod.id, action: 'user.role-granted', subject, outcome: 'refused' }),
      expect.objectContaining({ actorId: mod.id, action: 'user.banned', subject, outcome: 'ok', address: '127.0.0.1' }),
    ]);
    expect(rows[1]?.details).toMatchObject({ reason: 'Spam' });
    expect(JSON.stringify(rows)).not.toContain(password);
  });
});
