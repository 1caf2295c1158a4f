import { filterCharacters, readCharacterFilter } from './filter-characters';
import type { ShownCharacter } from '../shown-account.server';

const one = (serverId: string, status: ShownCharacter['status'], nickname: string): ShownCharacter => ({
  serverId,
  server: `Server ${serverId}`,
  game: 1,
  apiGame: '',
  status,
  retcode: 0,
  message: '',
  blockedUntil: 0,
  player: nickname ? { uid: `8000${serverId}`, accountId: '', nickname, signature: '' } : null,
});
const all = [one('1', 'active', 'Lumi'), one('2', 'not-found', ''), one('3', 'processing', 'Stelle')];

test.each([
  ['', ['1', '2', '3']],
  ['q=lum', ['1']],
  ['q=80003', ['3']],
  ['q=server', ['1', '2', '3']],
  ['status=all', ['1', '2', '3']],
  ['status=not-found', ['2']],
  ['server=3&status=active', []],
  ['q=%20stelle%20', ['3']],
])('%s', (search, found) => {
  const shown = filterCharacters(all, readCharacterFilter(new URLSearchParams(search)));
  expect(shown.map(({ serverId }) => serverId)).toEqual(found);
});
