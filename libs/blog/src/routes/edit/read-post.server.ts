import { isOwner } from '@starhaven/session';
import { getBlogPost, getOwnBlogPost } from '@starhaven/contracts/blog';
import type { OwnBlogPost } from '@starhaven/contracts/blog';
import type { StoredSession } from '@starhaven/contracts/session';
import { isForbidden, isSessionOver } from '@starhaven/upstream/server';
import type { AuthorVisit } from '../../lib/author-visit.server';
import { isAdmin } from '../../lib/author-visit.server';

export type FoundPost =
  | { kind: 'post'; post: OwnBlogPost }
  | { kind: 'missing'; message: string }
  | { kind: 'denied' }
  | { kind: 'session-over' };

/** A host of the specification has no states and no versions. */
const stateless = { state: 'published', publishAt: 0, version: 0, deletedAt: 0, preview: '' } as const;

/** The complete post, for members who may edit it: its owner or an ADMIN. @throws UpstreamError */
export async function readPost(
  { client, hasStates }: AuthorVisit,
  session: StoredSession,
  id: string,
): Promise<FoundPost> {
  const { sessionKey } = session;
  const answer = hasStates
    ? await client.call(getOwnBlogPost, { params: { id }, sessionKey })
    : await client.call(getBlogPost, { params: { id }, query: { full: 'true' } });
  if (!answer.ok) {
    if (isSessionOver(answer)) return { kind: 'session-over' };
    if (isForbidden(answer)) return { kind: 'denied' };
    return { kind: 'missing', message: answer.message || 'Blog not found.' };
  }
  const post = { ...stateless, ...answer.data };
  // A host of the specification shows every post to everybody and checks the edit itself.
  return hasStates || isOwner(session, post.owner) || isAdmin(session) ? { kind: 'post', post } : { kind: 'denied' };
}
