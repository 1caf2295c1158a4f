import { getBlogVersion as getBlogVersionCall } from '@starhaven/contracts/blog';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import type { BlogContext } from '../blog-context';
import { readingAnswers } from '../http/blog-answers';
import { requireAuthor } from '../http/require-author';
import { getVersion } from './get-version';

export function getBlogVersionRoute(app: FastifyInstance, { db }: BlogContext): void {
  registerCall(
    app,
    getBlogVersionCall,
    async ({ params, request }) => ({
      retcode: 0,
      message: 'ok',
      data: await getVersion(db, await requireAuthor(request, db), params),
    }),
    readingAnswers,
  );
}
