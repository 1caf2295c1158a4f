import type { ShownCharacter } from '../shown-account.server';

/** The filters of the character list, as the page's address names them; '' = no filter. */
export interface CharacterFilter {
  search: string;
  status: string;
  server: string;
}

/** The filters from the page's address: `q`, `status` and `server`. */
export function readCharacterFilter(searchParams: URLSearchParams): CharacterFilter {
  const read = (name: string) => (searchParams.get(name) ?? '').trim().slice(0, 100);
  const status = read('status');
  return { search: read('q'), status: status === 'all' ? '' : status, server: read('server') };
}

/** The characters that match. The search reads nickname, UID and server (docs/behaviour/account.md#characters). */
export function filterCharacters(characters: readonly ShownCharacter[], filter: CharacterFilter): ShownCharacter[] {
  const search = filter.search.toLowerCase();
  return characters.filter(
    ({ status, serverId, server, player }) =>
      (filter.status === '' || status === filter.status) &&
      (filter.server === '' || serverId === filter.server) &&
      [player?.nickname, player?.uid, server].some((text) => text?.toLowerCase().includes(search)),
  );
}
