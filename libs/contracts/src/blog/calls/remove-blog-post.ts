import { defineCall } from '../../protocol/define-call';
import { PostParamsSchema, writingCall } from './writing-call';

/** The path contains "article" (docs/behaviour/api.md#book-calls). */
export const removeBlogPost = defineCall({
  ...writingCall,
  name: 'removeBlogPost',
  summary: 'Remove a post of the blog',
  method: 'DELETE',
  path: '/article/remove/:id',
  params: PostParamsSchema,
});
