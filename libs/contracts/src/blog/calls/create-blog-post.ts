import { BlogDraftSchema } from '../entities/blog-draft';
import { defineCall } from '../../protocol/define-call';
import { writingCall } from './writing-call';

/** 0 is success; after a failure `status` is its text (docs/behaviour/api.md#book-calls). */
export const createBlogPost = defineCall({
  ...writingCall,
  name: 'createBlogPost',
  summary: 'Write a post',
  method: 'POST',
  path: '/blog/create',
  body: BlogDraftSchema,
  bodyEncoding: 'form',
});
