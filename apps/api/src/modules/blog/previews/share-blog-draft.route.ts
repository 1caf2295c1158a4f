import { shareBlogDraft as shareBlogDraftCall } from '@starhaven/contracts/blog';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import type { BlogContext } from '../blog-context';
import { readingAnswers } from '../http/blog-answers';
import { requireAuthor } from '../http/require-author';
import { shareDraft } from './share-draft';

export function shareBlogDraftRoute(app: FastifyInstance, { db }: BlogContext): void {
  registerCall(
    app,
    shareBlogDraftCall,
    async ({ params, body, request }) => {
      const preview = await shareDraft(db, await requireAuthor(request, db), { ...params, ...body });
      return { retcode: 0, message: 'ok', data: { preview } };
    },
    readingAnswers,
  );
}
