import { listBlogVersions as listBlogVersionsCall } from '@starhaven/contracts/blog';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import type { BlogContext } from '../blog-context';
import { readingAnswers } from '../http/blog-answers';
import { requireAuthor } from '../http/require-author';
import { listVersions } from './list-versions';

export function listBlogVersionsRoute(app: FastifyInstance, { db }: BlogContext): void {
  registerCall(
    app,
    listBlogVersionsCall,
    async ({ params, request }) => ({
      retcode: 0,
      message: 'ok',
      data: await listVersions(db, await requireAuthor(request, db), params.id),
    }),
    readingAnswers,
  );
}
