import type { AppLoadContext } from '@remix-run/node';
import { isSessionOver } from '@starhaven/upstream/server';
import type { CallReply } from '@starhaven/upstream/server';
import { loginPathFor, logOutTo, logoutNotices } from './log-out.server';

/**
 * Returns the result of a personal call. If the result means that the session has ended, it logs the visitor out with the specification's
 * text (docs/behaviour/foundation.md#forced-logout-messages): it throws the redirect to the login page.
 */
export async function requireLiveAnswer<Result extends CallReply>(
  context: AppLoadContext,
  request: Request,
  result: Result,
): Promise<Result> {
  if (!isSessionOver(result)) return result;
  throw await logOutTo(context, loginPathFor(request), logoutNotices.ended);
}
