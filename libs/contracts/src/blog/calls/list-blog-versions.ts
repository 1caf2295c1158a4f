import { answerWith } from '../../protocol/answers/answer';
import { defineCall } from '../../protocol/define-call';
import { extensions } from '../../protocol/extensions';
import { listOf } from '../../protocol/wire/list-of';
import { BlogVersionSchema } from '../entities/blog-version';
import { PostParamsSchema } from './writing-call';

/** The newest first, at most 50. 403: the account may not edit the post. */
export const listBlogVersions = defineCall({
  name: 'listBlogVersions',
  summary: 'Saved versions of a post',
  host: 'book',
  method: 'GET',
  path: '/blog/versions/:id',
  credential: 'authorization',
  extension: extensions.blog,
  params: PostParamsSchema,
  response: answerWith(listOf(BlogVersionSchema)),
});
