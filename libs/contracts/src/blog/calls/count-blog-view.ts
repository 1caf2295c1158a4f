import { OutcomeSchema } from '../../protocol/answers/answer';
import { defineCall } from '../../protocol/define-call';
import { extensions } from '../../protocol/extensions';
import { PostParamsSchema } from './writing-call';

/**
 * Counts a visitor once a day, by the address that our web server sends (docs/behaviour/blog.md#views). The page may come from a cache, so
 * its render cannot count.
 */
export const countBlogView = defineCall({
  name: 'countBlogView',
  summary: 'Count a view of a post',
  host: 'book',
  method: 'POST',
  path: '/blog/view/:id',
  extension: extensions.blog,
  params: PostParamsSchema,
  response: OutcomeSchema,
});
