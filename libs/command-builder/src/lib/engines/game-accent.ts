const accents = ['var(--sh-genshin)', 'var(--sh-star-rail)', 'var(--sh-blue-archive)'];

/** The colour of a game; for an unknown game the colour of links. */
export const gameAccent = (gameId: number): string => accents[gameId - 1] ?? 'var(--sh-link)';
