import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/node';
import { requireSession } from '@starhaven/session/server';
import { loadPersonalPage } from '@starhaven/ui-kit/server';
import type { UpstreamClient } from '@starhaven/upstream/server';
import { isUpstreamError, upstreamFor } from '@starhaven/upstream/server';
import { hostAway } from './host-away.server';

/** A member's request to a page of the account area, with everything that its calls need. */
export interface AccountVisit {
  context: AppLoadContext;
  request: Request;
  client: UpstreamClient;
  sessionKey: string;
}

type RequestArgs = Pick<LoaderFunctionArgs, 'request' | 'context'>;

/** The visit of a logged-in member; throws the redirect to the login for everybody else. */
export async function requireAccountVisit({ request, context }: RequestArgs): Promise<AccountVisit> {
  const { sessionKey } = await requireSession(context, request);
  return { context, request, client: upstreamFor(context, request), sessionKey };
}

/**
 * Loads a page of the account area: `read` gives its content or throws `PageHasProblem`. If the host does not answer, the page says so and
 * the visitor stays logged in (docs/behaviour/account.md#loading-the-account).
 */
export async function loadForMember<Content extends object>(
  args: RequestArgs,
  read: (visit: AccountVisit) => Promise<Content>,
  /** The title if the host does not answer; default `Network Error`. */
  failureTitle?: string,
) {
  const visit = await requireAccountVisit(args);
  return loadPersonalPage(
    () => read(visit),
    (error) => (isUpstreamError(error) ? hostAway(error, failureTitle) : null),
  );
}
