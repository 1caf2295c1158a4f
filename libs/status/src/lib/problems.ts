import type { PageProblem } from '@starhaven/ui-kit';

/** The host measures, but does not answer. */
export const statusAway = (status: PageProblem['status']): PageProblem => ({
  title: 'The status could not be read',
  message:
    'The server that watches the others does not answer right now. The game servers may well be fine; try again in a moment.',
  canRetry: true,
  status,
});

/** The host publishes incidents, but does not answer. */
export const incidentsAway = (status: PageProblem['status']): PageProblem => ({
  title: 'The incidents could not be read',
  message: 'The server that keeps them does not answer right now. Try again in a moment.',
  canRetry: true,
  status,
});

/** The HTTP status of a page while the host's extensions are not known yet. */
export const notKnownYet = 503;
