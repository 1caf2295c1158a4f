import type { PageProblem } from '@starhaven/ui-kit';
import type { CallRefusal } from '@starhaven/upstream/server';
import { refusalStatus, refusalText } from '@starhaven/upstream/server';

/** The problem of an author's page that the host refuses: the host's text, or else that of `away`. */
export const refusedRead = (refusal: CallRefusal, away: PageProblem): PageProblem => ({
  ...away,
  message: refusalText(refusal) ?? away.message,
  status: refusalStatus(refusal),
});
