import { createBlogPost as createBlogPostCall } from '@starhaven/contracts/blog';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import type { BlogContext } from '../blog-context';
import { savingAnswers } from '../http/blog-answers';
import { requireAuthor } from '../http/require-author';
import { draftRules } from './check-draft';
import { createPost } from './create-post';
import { savedAnswer } from '../http/saved-answer';

export function createBlogPostRoute(app: FastifyInstance, context: BlogContext): void {
  registerCall(
    app,
    createBlogPostCall,
    async ({ body, request }) => savedAnswer(await createPost(context, await requireAuthor(request, context.db), body)),
    { ...savingAnswers(context.db), fieldRules: draftRules },
  );
}
