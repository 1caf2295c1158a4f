const accents: Readonly<Record<number, string>> = {
  1: 'var(--sh-genshin)',
  2: 'var(--sh-star-rail)',
  3: 'var(--sh-blue-archive)',
};

/** Our colour of a game, by its id (docs/behaviour/foundation.md#games). Other games have the colour of the lantern, if no other is given. */
export const gameAccent = (gameId: number, other = 'var(--sh-lantern-text)'): string => accents[gameId] ?? other;
