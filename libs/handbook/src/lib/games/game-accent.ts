/** Our colours of the three games, by id; other games use the site's lantern colour. */
const accents: Record<number, string> = {
  1: 'var(--sh-genshin)',
  2: 'var(--sh-star-rail)',
  3: 'var(--sh-blue-archive)',
};

export const gameAccent = (gameId: number): string => accents[gameId] ?? 'var(--sh-lantern-text)';
