import { countBlogView as countBlogViewCall } from '@starhaven/contracts/blog';
import { limitKeyOf } from '@starhaven/contracts/network';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import type { BlogContext } from '../blog-context';
import { readingAnswers } from '../http/blog-answers';
import { requirePostId } from '../posts/post-id';

export function countBlogViewRoute(app: FastifyInstance, { views }: BlogContext): void {
  registerCall(
    app,
    countBlogViewCall,
    async ({ params, visitor }) => {
      const postId = requirePostId(params.id);
      // A request of the web server without a visitor, for example when it prepares a page, is not counted.
      if (visitor.kind === 'address') views.add(postId, limitKeyOf(visitor.address));
      return { retcode: 0, message: 'ok' };
    },
    readingAnswers,
  );
}
