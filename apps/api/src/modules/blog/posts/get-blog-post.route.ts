import { getBlogPost as getBlogPostCall } from '@starhaven/contracts/blog';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import type { BlogContext } from '../blog-context';
import { readingAnswers } from '../http/blog-answers';
import { getPost } from './get-post';

export function getBlogPostRoute(app: FastifyInstance, context: BlogContext): void {
  registerCall(
    app,
    getBlogPostCall,
    async ({ params, query }) => ({
      retcode: 0,
      message: 'ok',
      data: await getPost(context, { id: params.id, isFull: query.full === 'true' }),
    }),
    readingAnswers,
  );
}
