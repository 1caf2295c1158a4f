/** Names and colours of the games by their id (docs/behaviour/foundation.md#games). */
const games: Record<number, { title: string; accent: string }> = {
  1: { title: 'Genshin Impact', accent: 'var(--sh-genshin)' },
  2: { title: 'Honkai: Star Rail', accent: 'var(--sh-star-rail)' },
  3: { title: 'Blue Archive', accent: 'var(--sh-blue-archive)' },
};

const unknownGame = { title: 'Unknown Game', accent: 'var(--sh-muted)' };

export const gameOf = (id: number) => games[id] ?? unknownGame;
