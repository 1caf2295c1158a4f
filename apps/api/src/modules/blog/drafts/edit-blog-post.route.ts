import { editBlogPost as editBlogPostCall } from '@starhaven/contracts/blog';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import type { BlogContext } from '../blog-context';
import { savingAnswers } from '../http/blog-answers';
import { requireAuthor } from '../http/require-author';
import { draftRules } from './check-draft';
import { editPost } from './edit-post';
import { savedAnswer } from '../http/saved-answer';

export function editBlogPostRoute(app: FastifyInstance, context: BlogContext): void {
  registerCall(
    app,
    editBlogPostCall,
    async ({ params, body, request }) => {
      const author = await requireAuthor(request, context.db);
      return savedAnswer(await editPost(context, author, { id: params.id, draft: body }));
    },
    { ...savingAnswers(context.db), fieldRules: draftRules },
  );
}
