import {
  cancelPlannedWork,
  changePlannedWork,
  listAdminIncidents,
  listAuditEntries,
  openIncident,
  planWork,
  updateIncident,
} from '@starhaven/contracts/admin';
import type { AdminIncident, AuditEntry } from '@starhaven/contracts/admin';
import { Role } from '@starhaven/contracts/session';
import { listIncidents } from '@starhaven/contracts/status';
import { describeOnEachEngine } from '../support/engines';
import { staffClient } from '../support/clients/staff';
import type { Member } from '../support/clients/staff';
import { useTestApi } from '../support/test-api';

const start = 3_000_000_000;
const end = start + 3600;

describeOnEachEngine('incidents and planned work in the dashboard', (open) => {
  let admin: Member;
  const api = useTestApi(open);
  const staff = staffClient(api);
  beforeAll(async () => {
    admin = await staff.member(Role.ADMIN);
  });

  const list = async () => (await staff.call<AdminIncident[]>(listAdminIncidents, admin.key)).data;
  const find = async (title: string) => {
    const found = (await list()).find((one) => one.title === title);
    if (!found) throw new Error(`There is no incident "${title}".`);
    return found;
  };
  const seen = ({ id, version }: AdminIncident) => ({ id, version });
  const report = (title: string, more: object = {}) =>
    staff.call(openIncident, admin.key, { title, text: 'We are looking.', impact: 'outage', ...more });
  const plan = (title: string, more: object = {}) =>
    staff.call(planWork, admin.key, { title, text: 'A new disk.', start, end, ...more });
  const newest = async () => (await staff.call<AuditEntry[]>(listAuditEntries, admin.key)).data[0];

  test('an incident is reported, updated and resolved, and each step is in the audit log', async () => {
    expect(await report('Login is slow', { components: ['web'] })).toMatchObject({ retcode: 0 });
    expect(await newest()).toMatchObject({
      actorId: admin.uid,
      action: 'incident.opened',
      outcome: 'ok',
      details: { title: 'Login is slow', components: 'web', impact: 'outage' },
    });
    const first = await find('Login is slow');
    expect(first).toMatchObject({ state: 'investigating', impact: 'outage', components: ['web'] });
    const told = { ...seen(first), text: 'A disk is full.', state: 'identified', impact: 'degraded' };
    expect(await staff.call(updateIncident, admin.key, told)).toMatchObject({ retcode: 0 });
    const resolved = { ...seen(await find('Login is slow')), text: 'It is over.', state: 'resolved' };
    expect(await staff.call(updateIncident, admin.key, resolved)).toMatchObject({ retcode: 0 });
    expect(await newest()).toMatchObject({ action: 'incident.updated', subject: `incident:${first.id}` });
    const last = await find('Login is slow');
    expect(last.state).toBe('resolved');
    expect(last.updates.map(({ text }) => text)).toEqual(['It is over.', 'A disk is full.', 'We are looking.']);
  });

  test('of two tabs the second one gets an error and changes nothing', async () => {
    await report('Two tabs');
    const before = seen(await find('Two tabs'));
    expect(await staff.call(updateIncident, admin.key, { ...before, text: 'First' })).toMatchObject({ retcode: 0 });
    const second = await staff.call(updateIncident, admin.key, { ...before, text: 'Second', state: 'resolved' });
    expect(second).toMatchObject({
      retcode: -1,
      message: expect.stringContaining('This has changed since you opened it'),
    });
    expect(await find('Two tabs')).toMatchObject({ state: 'investigating' });
    expect((await find('Two tabs')).updates.map(({ text }) => text)).not.toContain('Second');
    expect(await newest()).toMatchObject({ action: 'incident.updated', outcome: 'refused' });
  });

  test('a double click opens one incident, and the title is free again after its end', async () => {
    const answers = await Promise.all([report('Twice'), report('Twice')]);
    expect(answers.map(({ retcode }) => retcode).sort()).toEqual([-1, 0]);
    expect(answers.find(({ retcode }) => retcode !== 0)).toMatchObject({ field: 'title' });
    expect((await list()).filter(({ title }) => title === 'Twice')).toHaveLength(1);
    const resolved = { ...seen(await find('Twice')), text: 'Over', state: 'resolved' };
    await staff.call(updateIncident, admin.key, resolved);
    expect(await report('Twice')).toMatchObject({ retcode: 0 });
  });

  test('work is planned, moved and cancelled, and visitors no longer see it', async () => {
    expect(await plan('New disk', { components: ['database'] })).toMatchObject({ retcode: 0 });
    const planned = await find('New disk');
    expect(planned).toMatchObject({ kind: 'maintenance', state: 'scheduled', startsAt: start, endsAt: end });
    const change = { title: 'Newer disk', components: [], servers: [], start: start + 60, end: end + 60 };
    expect(await staff.call(changePlannedWork, admin.key, { ...seen(planned), ...change })).toMatchObject({
      retcode: 0,
    });
    const stale = await staff.call(cancelPlannedWork, admin.key, seen(planned));
    expect(stale).toMatchObject({ retcode: -1, message: expect.stringContaining('since you opened it') });
    const changed = await find('Newer disk');
    expect(changed).toMatchObject({ startsAt: start + 60, endsAt: end + 60, components: [] });
    expect(await staff.call(cancelPlannedWork, admin.key, seen(changed))).toMatchObject({ retcode: 0 });
    expect(await staff.call(cancelPlannedWork, admin.key, seen(changed))).toMatchObject({ retcode: 404 });
    const shown = (await api.app.inject({ url: listIncidents.path })).json<{ data: { title: string }[] }>().data;
    expect(shown.map(({ title }) => title)).not.toContain('Newer disk');
  });

  test('invalid input is refused: an end before the start, a removed server, hidden characters', async () => {
    expect(await plan('Backwards', { end: start - 1 })).toMatchObject({
      retcode: -1,
      message: 'end is wrong; it must be a time after the start.',
    });
    expect(await plan('Gone', { servers: ['999999'] })).toMatchObject({ retcode: -1, field: 'servers' });
    expect((await report('Turned \u202e around')).message).toContain('without invisible characters');
    expect(await plan('For ever', { end: 5e9 })).toMatchObject({ retcode: 400 });
    const titles = (await list()).map(({ title }) => title);
    const refused = ['Backwards', 'Gone', 'Turned \u202e around', 'For ever'];
    expect(titles.filter((title) => refused.includes(title))).toEqual([]);
  });

  test('work that has begun keeps its start, cannot be cancelled, and is ended by an update', async () => {
    const now = Math.floor(Date.now() / 1000);
    await plan('Under way', { start: now - 60, end: now + 3600 });
    const begin = { ...seen(await find('Under way')), text: 'It begins.', state: 'in_progress' };
    await staff.call(updateIncident, admin.key, begin);
    const begun = await find('Under way');
    const cancelled = await staff.call(cancelPlannedWork, admin.key, seen(begun));
    expect(cancelled).toMatchObject({ retcode: -1, message: expect.stringContaining('has not begun') });
    const longer = { title: 'Under way', start: now, end: now + 7200 };
    await staff.call(changePlannedWork, admin.key, { ...seen(begun), ...longer });
    expect(await find('Under way')).toMatchObject({ startsAt: now - 60, endsAt: now + 7200 });
    const done = { ...seen(await find('Under way')), text: 'It is done.', state: 'completed' };
    expect(await staff.call(updateIncident, admin.key, done)).toMatchObject({ retcode: 0 });
  });
});
