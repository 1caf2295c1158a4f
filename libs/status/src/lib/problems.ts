import type { PageProblem } from '@starhaven/ui-kit';

/** The host measures, but does not answer. */
export const statusAway: PageProblem = {
  title: 'The status could not be read',
  message:
    'The server that watches the others does not answer right now. The game servers may well be fine; try again in a moment.',
  canRetry: true,
  status: 503,
};

/** The host publishes incidents, but does not answer. */
export const incidentsAway: PageProblem = {
  title: 'The incidents could not be read',
  message: 'The server that keeps them does not answer right now. Try again in a moment.',
  canRetry: true,
  status: 503,
};
