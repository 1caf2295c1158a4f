import { restoreBlogPost as restoreBlogPostCall } from '@starhaven/contracts/blog';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import type { BlogContext } from '../blog-context';
import { readingAnswers } from '../http/blog-answers';
import { requireAuthor } from '../http/require-author';
import { restorePost } from './restore-post';

export function restoreBlogPostRoute(app: FastifyInstance, { db }: BlogContext): void {
  registerCall(
    app,
    restoreBlogPostCall,
    async ({ params, request }) => {
      await restorePost(db, await requireAuthor(request, db), params.id);
      return { retcode: 0, message: 'ok' };
    },
    readingAnswers,
  );
}
