import type { LoaderFunctionArgs } from '@remix-run/node';
import { PageHasProblem } from '@starhaven/ui-kit/server';
import type { UpstreamClient } from '@starhaven/upstream/server';
import type { AccountVisit } from './account-visit.server';
import { requireAccountVisit } from './account-visit.server';

/**
 * Throws the page's problem if the host lacks the calls of the page, before any call is sent (docs/behaviour/api.md#extensions). One of
 * the extensions is enough.
 */
export function requireOffered(client: UpstreamClient, ...extensions: readonly string[]): void {
  if (extensions.some((name) => client.hasExtension(name))) return;
  const message = 'The account server of this site does not offer this page.';
  throw new PageHasProblem({ title: 'Not offered here', message, canRetry: false, status: 404 });
}

/** The visit of an action whose calls are an extension; throws a 404 where the host does not have it. */
export async function requireOfferedVisit(
  args: Pick<LoaderFunctionArgs, 'request' | 'context'>,
  extension: string,
): Promise<AccountVisit> {
  const visit = await requireAccountVisit(args);
  if (!visit.client.hasExtension(extension)) throw new Response('Not Found', { status: 404 });
  return visit;
}
