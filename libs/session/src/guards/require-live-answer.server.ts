import type { Envelope } from '@starhaven/contracts';
import { LoginRetcode } from '@starhaven/contracts';
import { loginPathFor, logOutTo, logoutNotices } from './log-out.server';

/**
 * Passes an answer of a personal call on; one that says that the session has ended logs the visitor out with the spec's
 * text (docs/behaviour/foundation.md#forced-logout-messages): it throws the redirect to the login page.
 */
export async function requireLiveAnswer<Answer extends Pick<Envelope, 'retcode'>>(
  context: unknown,
  request: Request,
  answer: Answer,
): Promise<Answer> {
  if (answer.retcode !== LoginRetcode.SESSION_ENDED) return answer;
  throw await logOutTo(context, loginPathFor(request), logoutNotices.ended);
}
