import type { Game } from '@starhaven/contracts/games';

/** A game as used in the handbook's filters, labels and addresses. */
export type HandbookGame = Pick<Game, 'id' | 'slug' | 'title'>;
