import type { AppLoadContext } from '@remix-run/node';
import { listFollowedStatus } from '@starhaven/contracts/notifications';
import { extensions } from '@starhaven/contracts/protocol';
import { readSession } from '@starhaven/session/server';
import type { UpstreamClient } from '@starhaven/upstream/server';
import { isSessionOver, orElse } from '@starhaven/upstream/server';
import type { Follows } from './follows';

/** A page waits this long for its follow buttons; after that the browser requests them separately. */
const pageTimeoutMs = 1_500;

export const takesFollows = (client: UpstreamClient): boolean =>
  client.hasExtension(extensions.status) && client.hasExtension(extensions.notifications);

/** What this visitor follows; `isPersonal`: the page is only for this visitor. A host without the extensions gets no request. */
export async function readFollows(
  client: UpstreamClient,
  { context, request }: { context: AppLoadContext; request: Request },
  timeoutMs = pageTimeoutMs,
): Promise<{ follows: Follows; isPersonal: boolean }> {
  // While the host's extensions are unknown, it may have these.
  const isUnknown = !client.knowsExtensions;
  if (!isUnknown && !takesFollows(client)) return { follows: null, isPersonal: false };
  const session = await readSession(context, request);
  if (isUnknown) return { follows: session === null ? null : 'late', isPersonal: session !== null };
  if (session === null) return { follows: 'login', isPersonal: false };
  const { sessionKey } = session;
  const read = async (): Promise<Follows> => {
    const answer = await client.call(listFollowedStatus, { sessionKey, signal: AbortSignal.timeout(timeoutMs) });
    // The host has ended the session.
    if (!answer.ok) return isSessionOver(answer) ? 'login' : 'late';
    const [servers, incidents] = [answer.data.servers, answer.data.incidents].map((list) => list.map(({ id }) => id));
    return { servers: servers ?? [], incidents: incidents ?? [] };
  };
  return { follows: await orElse(read, () => 'late' as const), isPersonal: true };
}
