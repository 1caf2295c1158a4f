import type { LoaderFunctionArgs } from '@remix-run/node';
import type { PageProblem } from '@starhaven/ui-kit';
import { PageHasProblem } from '@starhaven/ui-kit/server';
import type { UpstreamClient } from '@starhaven/upstream/server';
import type { AccountVisit } from './account-visit.server';
import { requireAccountVisit } from './account-visit.server';

/**
 * The page's problem if the host lacks the calls of the page; null if it has them (docs/behaviour/api.md#extensions). One of the extensions
 * is enough.
 */
export function findMissing(client: UpstreamClient, ...extensions: readonly string[]): PageProblem | null {
  if (extensions.some((name) => client.hasExtension(name))) return null;
  const message = 'The account server of this site does not offer this page.';
  return { title: 'Not offered here', message, canRetry: false, status: 404 };
}

/** Throws the problem of `findMissing`, before any call is sent. @throws PageHasProblem */
export function requireOffered(client: UpstreamClient, ...extensions: readonly string[]): void {
  const problem = findMissing(client, ...extensions);
  if (problem) throw new PageHasProblem(problem);
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
