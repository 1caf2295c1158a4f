import { findExpired } from './backup-files';
import type { BackupFile, BackupKind } from './backup-files';

const hourMs = 3_600_000;
const newest = Date.parse('2026-03-10T12:00:00Z');
const backup = (hoursAgo: number, kind: BackupKind = 'hourly'): BackupFile => ({
  file: `${kind}-${hoursAgo}`,
  kind,
  madeAt: new Date(newest - hoursAgo * hourMs),
  isPinned: false,
});

test('keeps 24 hourly backups and the last of each of 7 days', () => {
  const backups = Array.from({ length: 24 * 10 }, (_, hoursAgo) => backup(hoursAgo));
  const expired = new Set(
    findExpired(backups, { keepHourly: 24, keepDaily: 7 }, new Date(newest)).map(({ file }) => file),
  );
  const kept = backups.filter(({ file }) => !expired.has(file));
  expect(kept.slice(0, 24)).toEqual(backups.slice(0, 24));
  // The last backup of 9 March is among the hourly ones; 8 to 4 March follow.
  expect(kept.slice(24).map(({ madeAt }) => madeAt.toISOString())).toEqual([
    '2026-03-08T23:00:00.000Z',
    '2026-03-07T23:00:00.000Z',
    '2026-03-06T23:00:00.000Z',
    '2026-03-05T23:00:00.000Z',
    '2026-03-04T23:00:00.000Z',
  ]);
});

test('all manual backups stay, and the last five of those before a migration', () => {
  const manual = Array.from({ length: 50 }, (_, index) => backup(index, 'manual'));
  const migrations = Array.from({ length: 7 }, (_, index) => backup(index, 'before-migration'));
  expect(findExpired([...manual, ...migrations], { keepHourly: 24, keepDaily: 7 }, new Date(newest))).toEqual(
    migrations.slice(5),
  );
});

test('after the clock was set back, backups with a future time do not replace new ones', () => {
  const future = Array.from({ length: 40 }, (_, index) => backup(-1 - index)).reverse();
  const made = backup(0);
  const expired = findExpired([...future, made], { keepHourly: 24, keepDaily: 1 }, new Date(newest));
  expect(expired).not.toContain(made);
  expect(expired).toHaveLength(16);
});
