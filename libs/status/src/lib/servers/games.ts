import { gameAccent } from '@starhaven/ui-kit';

/** Names of the games by their id (docs/behaviour/foundation.md#games). */
const titles: Readonly<Record<number, string>> = { 1: 'Genshin Impact', 2: 'Honkai: Star Rail', 3: 'Blue Archive' };

export const gameOf = (id: number) => ({
  title: titles[id] ?? 'Unknown Game',
  accent: gameAccent(id, 'var(--sh-muted)'),
});
