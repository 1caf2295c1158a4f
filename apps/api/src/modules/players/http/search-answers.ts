import type { findOnServer } from '@starhaven/contracts/account';
import { PlayerRetcode } from '@starhaven/contracts/account';
import type { InferInput } from 'valibot';
import type { SearchResult } from '../search/search-player';

type Answer = InferInput<(typeof findOnServer)['response']>;

const { Active, NotFound, Processing } = PlayerRetcode;

/** The answer to each result of a search (docs/behaviour/account.md#player-search). */
export const searchAnswers: Readonly<Record<SearchResult, Answer>> = {
  active: { retcode: Active, message: 'ok' },
  running: { retcode: Processing, message: 'api_db_player_process' },
  'not-found': { retcode: NotFound, message: 'api_db_player_nofound' },
  silent: { retcode: NotFound, message: 'The game server does not answer now. Please try again later.' },
  taken: {
    retcode: NotFound,
    message: 'This character belongs to another account. That account can release it, or ask the staff.',
  },
};
