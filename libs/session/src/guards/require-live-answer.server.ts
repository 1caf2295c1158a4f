import { LoginRetcode } from '@starhaven/contracts/session';
import { loginPathFor, logOutTo, logoutNotices } from './log-out.server';

/**
 * Returns the result of a personal call. If the result says that the session has ended, it logs the visitor out with the spec's text
 * (docs/behaviour/foundation.md#forced-logout-messages): it throws the redirect to the login page.
 */
export async function requireLiveAnswer<Result extends { ok: true } | { ok: false; retcode: number }>(
  context: unknown,
  request: Request,
  result: Result,
): Promise<Result> {
  if (result.ok || result.retcode !== LoginRetcode.SESSION_ENDED) return result;
  throw await logOutTo(context, loginPathFor(request), logoutNotices.ended);
}
