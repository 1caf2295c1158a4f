import { answerWith } from '../../protocol/answers/answer';
import { defineCall } from '../../protocol/define-call';
import { extensions } from '../../protocol/extensions';
import { OwnBlogPostSchema } from '../entities/blog-post';
import { PostParamsSchema } from './writing-call';

/** -1: there is no such post. 403: the account may not edit it. */
export const getOwnBlogPost = defineCall({
  name: 'getOwnBlogPost',
  summary: 'A post in full, in every state, for those who may edit it',
  host: 'book',
  method: 'GET',
  path: '/blog/own/:id',
  credential: 'authorization',
  extension: extensions.blog,
  params: PostParamsSchema,
  response: answerWith(OwnBlogPostSchema),
});
