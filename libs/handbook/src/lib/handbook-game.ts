import type { Game } from '@starhaven/contracts';

/** A game as the handbook's filters, labels and addresses name it. */
export type HandbookGame = Pick<Game, 'id' | 'slug' | 'title'>;
