import * as v from 'valibot';
import { listAuditEntries } from './list-audit-entries';

test.each([
  ['0', true],
  ['253402300799', true],
  ['253402300800', false],
  ['9007199254740991', false],
  ['-1', false],
])('the time %s is accepted: %s', (time, isAccepted) => {
  expect(v.is(listAuditEntries.query, { from: time })).toBe(isAccepted);
  expect(v.is(listAuditEntries.query, { until: time })).toBe(isAccepted);
});
