/** @jest-environment node */
import type { AdminPermission } from '@starhaven/contracts/admin';
import type { CallAnswers } from '@starhaven/upstream/testing';
import { inTurn } from '@starhaven/upstream/testing';
import { sendForm } from '../../../test/send-form';
import { accessTo, ok, refused, staffHost, staffRequest } from '../../../test/staff-host';
import { action, loader } from './incidents.route.server';

const hostWith = (answers: CallAnswers, permissions: AdminPermission[] = ['overview', 'fleet.read', 'fleet.act']) =>
  staffHost({ getAdminAccess: accessTo(...permissions), ...answers });
const seen = { id: '7', version: '1700000000000' };
const planned = { title: 'New disk', text: 'A new disk.', start: '2090-05-01T20:00', end: '2090-05-01T22:00' };
const utc = (time: string) => Date.parse(`${time}:00Z`) / 1000;

test('staff who may not change servers see incidents and no forms', async () => {
  const lists = { listAdminIncidents: ok([]), listFleetServers: ok([]) };
  const mayAct = async (...permissions: AdminPermission[]) => {
    const host = hostWith(lists, permissions);
    return JSON.stringify(await loader({ request: await staffRequest('/'), params: {}, context: host.context() }));
  };
  expect(await mayAct('fleet.read')).toContain('"mayAct":false');
  expect(await mayAct('fleet.read', 'fleet.act')).toContain('"mayAct":true');
  expect(await mayAct('reports')).toContain('403');
});

test('an incident is reported with what the checked boxes say', async () => {
  const host = hostWith({ openIncident: ok(null) });
  const words = { title: ' Slow ', text: 'We are looking.', impact: 'outage' };
  const boxes = { 'component-web': 'on', 'server-12': 'on', 'server-x': 'on', 'component-none': 'on' };
  const reply = await sendForm(action, host, { intent: 'open', ...words, ...boxes });
  expect(reply.message?.type).toBe('ok');
  expect(host.calls[0]?.input).toEqual({ ...words, title: 'Slow', components: ['web'], servers: ['12'] });
});

test.each([
  ['', 0],
  ['UTC', 0],
  ['Asia/Tokyo', 9 * 3600],
  ['Europe/Berlin', 2 * 3600],
])('times are meant in the zone "%s"', async (zone, offset) => {
  const host = hostWith({ planWork: ok(null) });
  await sendForm(action, host, { intent: 'plan', ...planned, ...(zone ? { zone } : {}) });
  expect(host.calls[0]?.input).toMatchObject({ start: utc(planned.start) - offset, end: utc(planned.end) - offset });
});

test.each([
  [{ intent: 'open', title: ' ', text: 'x', impact: 'none' }, { title: ['Give it a title.'] }],
  [{ intent: 'plan', ...planned, start: '' }, { start: ['Choose a day and a time.'] }],
  [{ intent: 'plan', ...planned, end: planned.start }, { end: ['Choose an end after the start.'] }],
  [{ intent: 'plan', ...planned, end: '2100-01-01T00:00' }, { end: ['Choose a day before the year 2096.'] }],
  [{ intent: 'change', ...seen, ...planned, zone: 'Moon/Base' }, { start: ['Choose a day and a time.'] }],
  [{ intent: 'resolve', ...seen, text: '' }, { text: ['Say what visitors should know.'] }],
])('%j is refused at its field before anything is sent', async (fields, errors) => {
  const host = hostWith({});
  const reply = await sendForm(action, host, fields as Record<string, string>);
  expect([reply.status, reply.result?.error, host.calls]).toEqual([422, expect.objectContaining(errors), []]);
});

test('the second of two tabs shows the conflict and keeps the typed text', async () => {
  const told = 'This has changed since you opened it.';
  const host = hostWith({ updateIncident: refused(-1, told) });
  const reply = await sendForm(action, host, { intent: 'update', ...seen, text: 'Found', state: 'identified' });
  expect(reply).toMatchObject({ status: 422, about: '7', message: { type: 'error', message: told } });
  expect(reply.result?.initialValue).toMatchObject({ text: 'Found', state: 'identified' });
});

test('the buttons that end an incident or planned work ignore the chosen state', async () => {
  const host = hostWith({ updateIncident: inTurn(ok(null), ok(null)), cancelPlannedWork: ok(null) });
  const fields = { ...seen, text: 'Over', state: 'monitoring' };
  await sendForm(action, host, { intent: 'resolve', ...fields });
  await sendForm(action, host, { intent: 'complete', ...fields });
  await sendForm(action, host, { intent: 'cancel', ...fields });
  expect(host.calls.map(({ input }) => input)).toEqual([
    { ...seen, text: 'Over', state: 'resolved' },
    { ...seen, text: 'Over', state: 'completed' },
    seen,
  ]);
});
