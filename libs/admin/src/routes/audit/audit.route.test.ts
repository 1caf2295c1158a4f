/** @jest-environment node */
import { accessTo, staffHost, staffRequest } from '../../../test/staff-host';
import { loader } from './audit.route.server';

async function open(search: string) {
  const host = staffHost({
    getAdminAccess: accessTo('overview', 'audit.read'),
    listAuditEntries: { retcode: 0, data: [], next: '' },
  });
  const request = await staffRequest(`/admin/audit${search}`);
  const { data } = await loader({ request, params: {}, context: host.context() });
  return { content: data.content, names: host.calls.map(({ name }) => name) };
}

test.each([
  ['?actor=abc', { actor: 'A UID has only digits.' }],
  ['?from=2026-02-02&until=2026-02-01', { until: 'This day must not be before the first one.' }],
])('%s is wrong at its field, and nothing is asked', async (search, faults) => {
  const { content, names } = await open(search);
  expect(content).toMatchObject({ entries: [], faults });
  expect(names).not.toContain('listAuditEntries');
});

test.each(['', '?actor=10007', '?from=2026-02-01&until=2026-02-01', '?from=never'])('%s is asked', async (search) => {
  const { content, names } = await open(search);
  expect(content?.faults).toEqual({});
  expect(names).toContain('listAuditEntries');
});
