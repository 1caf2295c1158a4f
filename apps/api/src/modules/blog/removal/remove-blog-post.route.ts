import { removeBlogPost as removeBlogPostCall } from '@starhaven/contracts/blog';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import type { BlogContext } from '../blog-context';
import { writingAnswers } from '../http/blog-answers';
import { requireAuthor } from '../http/require-author';
import { removePost } from './remove-post';

export function removeBlogPostRoute(app: FastifyInstance, { db }: BlogContext): void {
  registerCall(
    app,
    removeBlogPostCall,
    async ({ params, request }) => {
      await removePost(db, await requireAuthor(request, db), params.id);
      return { retcode: 0, message: 'ok' };
    },
    writingAnswers('No session key found'),
  );
}
