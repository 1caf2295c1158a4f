import * as v from 'valibot';
import { BlogPostSchema } from '../entities/blog-post';
import { answerWith } from '../../protocol/answers/answer';
import { defineCall } from '../../protocol/define-call';
import { answerListOf } from '../../protocol/wire/list-of';
import { WireCountSchema, WireIntegerSchema, WireTextListSchema } from '../../protocol/wire/wire';

/**
 * All posts, or those with one of the tags (sent as a comma list). `total` is their number, null = not sent
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
    /** Only on our own host: words of a search, at most 100 characters. */
    q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100))),
    /** Only on our own host: a page of 12 posts, from 1; without it the answer has all posts, at most 500. */
    page: v.optional(v.pipe(WireIntegerSchema, v.minValue(1), v.maxValue(1000))),
  }),
  response: answerWith(answerListOf(BlogPostSchema), { total: v.optional(v.nullable(WireCountSchema), null) }),
  topics: ['blog'],
});
