import { countBlogView } from '@starhaven/contracts/blog';
import { extensions } from '@starhaven/contracts/protocol';
import { viewEndpoint } from '@starhaven/prose/server';
import { isPostId } from '../../together/blog/post-paths';

/** Counts a reader of a post (docs/behaviour/blog.md#views). */
export const { action, loader } = viewEndpoint({
  isId: isPostId,
  countsViews: (client) => client.hasExtension(extensions.blog),
  countView: (client, id) => client.call(countBlogView, { params: { id } }),
});
