import { getOwnBlogPost as getOwnBlogPostCall } from '@starhaven/contracts/blog';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import type { BlogContext } from '../blog-context';
import { readingAnswers } from '../http/blog-answers';
import { requireAuthor } from '../http/require-author';
import { getOwnPost } from './get-own-post';

export function getOwnBlogPostRoute(app: FastifyInstance, context: BlogContext): void {
  registerCall(
    app,
    getOwnBlogPostCall,
    async ({ params, request }) => {
      const author = await requireAuthor(request, context.db);
      return { retcode: 0, message: 'ok', data: await getOwnPost(context, author, params.id) };
    },
    readingAnswers,
  );
}
