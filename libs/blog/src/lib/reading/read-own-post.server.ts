import { isOwner } from '@starhaven/session';
import { getBlogPost, getOwnBlogPost } from '@starhaven/contracts/blog';
import type { OwnBlogPost } from '@starhaven/contracts/blog';
import type { StoredSession } from '@starhaven/contracts/session';
import type { CallRefusal } from '@starhaven/upstream/server';
import { isForbidden, isSessionOver, isUpstreamError } from '@starhaven/upstream/server';
import { hasNoPost, refusesPost } from './has-no-post.server';
import type { AuthorVisit } from '../author-visit.server';
import { isAdmin } from '../author-visit.server';

export type FoundPost =
  | { kind: 'post'; post: OwnBlogPost }
  | { kind: 'missing'; message: string }
  | { kind: 'denied' }
  /** The host cannot answer now, because of too many requests or a fault of the host. */
  | { kind: 'unavailable'; refusal: CallRefusal }
  | { kind: 'session-over' };

const missing = (message?: string) => ({ kind: 'missing' as const, message: message || 'Blog not found.' });

/** A host of the specification has no states and no versions. */
const stateless = { state: 'published', publishAt: 0, version: 0, deletedAt: 0, preview: '' } as const;

/** The complete post, for members who may edit it: its owner or an ADMIN. @throws UpstreamError */
export async function readPost(
  { client, hasStates }: AuthorVisit,
  session: StoredSession,
  id: string,
): Promise<FoundPost> {
  const { sessionKey } = session;
  const answer = await (
    hasStates
      ? client.call(getOwnBlogPost, { params: { id }, sessionKey })
      : client.call(getBlogPost, { params: { id }, query: { full: 'true' } })
  ).catch((error: unknown) => {
    if (!isUpstreamError(error) || !hasNoPost(error)) throw error;
    return missing(error.serverMessage);
  });
  if ('kind' in answer) return answer;
  if (!answer.ok) {
    if (isSessionOver(answer)) return { kind: 'session-over' };
    if (isForbidden(answer)) return { kind: 'denied' };
    return refusesPost(answer) ? missing(answer.message) : { kind: 'unavailable', refusal: answer };
  }
  if (answer.data === null) return missing();
  const post = { ...stateless, ...answer.data };
  // A host of the specification shows every post to everybody and checks the edit itself.
  return hasStates || isOwner(session, post.owner) || isAdmin(session) ? { kind: 'post', post } : { kind: 'denied' };
}
