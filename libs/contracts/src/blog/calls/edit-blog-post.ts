import { BlogDraftSchema } from '../entities/blog-draft';
import { defineCall } from '../../protocol/define-call';
import { PostParamsSchema, writingCall } from './writing-call';

export const editBlogPost = defineCall({
  ...writingCall,
  name: 'editBlogPost',
  summary: 'Edit a post of the blog',
  method: 'POST',
  path: '/blog/edit/:id',
  params: PostParamsSchema,
  body: BlogDraftSchema,
  bodyEncoding: 'form',
});
