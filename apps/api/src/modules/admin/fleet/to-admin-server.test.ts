import type { ServerEntry } from '@starhaven/contracts/status';
import { toAdminServer } from './to-admin-server';

const stored = {
  ...{ id: 7, slug: 'depot', name: 'Depot', game: 1, privacy: 3, engine: '', connection: 'agent' as const },
  ...{ isDisabled: false, maintenance: '', address: '', entry: '', isDemo: false, firstHeardAt: null },
};
// Only these fields are read.
const entryWith = (maintenance: string) =>
  ({ server: { maintenance, online: true, stats: { player: 2 } } }) as unknown as ServerEntry;

test('maintenance that the game server or planned work reports is shown, and is not what staff entered', () => {
  const shown = toAdminServer(stored, entryWith('A new disk'));
  expect(shown).toMatchObject({ id: '7', maintenance: '', shownMaintenance: 'A new disk', isOnline: true, players: 2 });
});

test('a server that was just added has the maintenance that staff entered', () => {
  const shown = toAdminServer({ ...stored, maintenance: 'Not yet' }, null);
  expect(shown).toMatchObject({ shownMaintenance: 'Not yet', isOnline: false, players: 0 });
});
