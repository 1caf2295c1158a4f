import * as v from 'valibot';
import { BlogPostSchema } from '../entities/blog-post';
import { answerWith } from '../lib/answer';
import { defineCall } from '../lib/define-call';
import { answerListOf } from '../lib/list-of';
import { WireCountSchema, WireIdSchema, WireTextListSchema } from '../lib/wire';

/**
 * All posts, or those with one of the tags (a comma list on the wire); `total` counts them, null = not said
 * (docs/behaviour/api.md#book-calls).
 */
export const listBlogPosts = defineCall({
  name: 'listBlogPosts',
  summary: 'Posts of the blog, newest first, without their content',
  host: 'book',
  method: 'GET',
  path: '/blog/list',
  query: v.object({
    tags: v.optional(
      v.pipe(
        WireTextListSchema,
        v.transform((tags) => (tags.length > 0 ? tags : undefined)),
      ),
    ),
  }),
  response: answerWith(answerListOf(BlogPostSchema), { total: v.optional(v.nullable(WireCountSchema), null) }),
  topics: ['blog'],
});

/** One post; `full=true` adds its content (docs/behaviour/api.md#book-calls). */
export const getBlogPost = defineCall({
  name: 'getBlogPost',
  summary: 'One post of the blog',
  host: 'book',
  method: 'GET',
  path: '/blog/detail/:id',
  params: v.object({ id: WireIdSchema }),
  query: v.object({ full: v.optional(v.literal('true')) }),
  response: answerWith(BlogPostSchema),
  topics: ['blog'],
});
