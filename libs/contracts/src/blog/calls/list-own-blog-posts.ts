import { answerWith } from '../../protocol/answers/answer';
import { defineCall } from '../../protocol/define-call';
import { extensions } from '../../protocol/extensions';
import { listOf } from '../../protocol/wire/list-of';
import { OwnBlogPostSchema } from '../entities/blog-post';

/**
 * Posts of the account, or of everybody for an ADMIN, without their content. The latest change first, at most 100
 * (docs/behaviour/blog.md#post-states).
 */
export const listOwnBlogPosts = defineCall({
  name: 'listOwnBlogPosts',
  summary: 'Posts that the account may edit, in every state',
  host: 'book',
  method: 'GET',
  path: '/blog/own',
  credential: 'authorization',
  extension: extensions.blog,
  response: answerWith(listOf(OwnBlogPostSchema)),
});
