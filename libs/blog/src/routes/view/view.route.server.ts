import { countBlogView } from '@starhaven/contracts/blog';
import { extensions, isPathId } from '@starhaven/contracts/protocol';
import { viewEndpoint } from '@starhaven/prose/server';

/** Counts a reader of a post (docs/behaviour/blog.md#views). */
export const { action, loader } = viewEndpoint({
  isId: isPathId,
  countsViews: (client) => client.hasExtension(extensions.blog),
  countView: (client, id) => client.call(countBlogView, { params: { id } }),
});
