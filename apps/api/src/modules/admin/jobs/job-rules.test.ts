import type { AdminJobKind } from '@starhaven/contracts/admin';
import { requireJobSubject, subjectOf } from './job-rules';

test.each<[AdminJobKind, string]>([
  ['backup', ''],
  ['restore', 'hourly.tar.gz'],
  ['file-check', 'a'.repeat(64)],
  ['server-stop', 'my-server'],
])('%s can be about "%s"', (kind, subject) => expect(() => requireJobSubject(kind, subject)).not.toThrow());

test.each<[AdminJobKind, string]>([
  ['restore', ''],
  ['file-check', 'A'.repeat(64)],
  ['import', '../items.json'],
  ['server-restart', 'My server'],
])('%s cannot be about "%s"', (kind, subject) =>
  expect(() => requireJobSubject(kind, subject)).toThrow('The subject of this job is not valid.'),
);

test('work without a subject ignores what was sent', () => {
  expect([subjectOf('backup', 'x'), subjectOf('server-stop', 'x')]).toEqual(['', 'x']);
});
