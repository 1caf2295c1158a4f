import { BlogDraftSchema } from '../entities/blog-draft';
import { defineCall } from '../../protocol/define-call';
import { PostParamsSchema, writingCall } from './writing-call';

export const editBlogPost = defineCall({
  ...writingCall,
  name: 'editBlogPost',
  summary: 'Replace what a post says',
  method: 'POST',
  path: '/blog/edit/:id',
  params: PostParamsSchema,
  body: BlogDraftSchema,
  bodyEncoding: 'form',
});
