const accents = ['var(--sh-genshin)', 'var(--sh-star-rail)', 'var(--sh-blue-archive)'];

/** The colour of a game; that of links for an unknown one. */
export const gameAccent = (gameId: number): string => accents[gameId - 1] ?? 'var(--sh-link)';
