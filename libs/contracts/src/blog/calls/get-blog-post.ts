import * as v from 'valibot';
import { BlogPostSchema } from '../entities/blog-post';
import { answerWith } from '../../protocol/answers/answer';
import { defineCall } from '../../protocol/define-call';
import { WireIdSchema } from '../../protocol/wire/wire';

/** One post; `full=true` adds its content (docs/behaviour/api.md#book-calls). Some hosts send null for a post that they do not have. */
export const getBlogPost = defineCall({
  name: 'getBlogPost',
  summary: 'One post of the blog',
  host: 'book',
  method: 'GET',
  path: '/blog/detail/:id',
  params: v.object({ id: WireIdSchema }),
  query: v.object({ full: v.optional(v.literal('true')) }),
  response: answerWith(v.nullable(BlogPostSchema)),
  topics: ['blog'],
});
