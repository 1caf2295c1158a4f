import type { PageProblem } from '@starhaven/ui-kit';

/** The page's problem if the games or the commands of an engine could not be read (docs/behaviour/commands.md#command-list-page). */
export const loadProblem = (status: PageProblem['status']): PageProblem => ({
  title: 'Command Load Error',
  message: 'The server that keeps the commands does not answer right now. What you typed is still in the address.',
  canRetry: true,
  status,
});
