import { getBlogPost } from '@starhaven/contracts/blog';
import type { BlogPost } from '@starhaven/contracts/blog';
import { isPathId } from '@starhaven/contracts/protocol';
import type { PageProblem } from '@starhaven/ui-kit';
import type { UpstreamClient } from '@starhaven/upstream/server';
import { failureStatus, isNone, noAnswerText, orElse, requireSuccess } from '@starhaven/upstream/server';
import { hasNoPost } from './has-no-post.server';

export const noId: PageProblem = {
  title: 'Invalid Blog Post',
  message: 'Blog post ID is required.',
  canRetry: false,
  status: 404,
};
export const noPost: PageProblem = {
  title: 'Blog Post Not Found',
  message: "The blog post you're looking for doesn't exist or has been removed.",
  canRetry: false,
  status: 404,
};
const failed: PageProblem = {
  title: 'Failed to fetch blog detail',
  message: noAnswerText,
  canRetry: true,
  status: 502,
};

export type FoundPost = { post: BlogPost; problem: null } | { post: null; problem: PageProblem };

/** A post for readers; with its text if `isFull`. */
export async function readPublicPost(client: UpstreamClient, id: string, isFull: boolean): Promise<FoundPost> {
  if (id === '') return { post: null, problem: noId };
  if (!isPathId(id)) return { post: null, problem: noPost };
  const read = async (): Promise<FoundPost> => {
    const answer = await client.call(getBlogPost, { params: { id }, query: isFull ? { full: 'true' } : {} });
    if (isNone(answer)) return { post: null, problem: noPost };
    const { data: post } = requireSuccess(getBlogPost, answer);
    return post === null ? { post, problem: noPost } : { post, problem: null };
  };
  return orElse(read, (error) => ({
    post: null,
    problem: hasNoPost(error) ? noPost : { ...failed, status: failureStatus(error) },
  }));
}
