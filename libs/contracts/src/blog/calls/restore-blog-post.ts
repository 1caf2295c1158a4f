import { OutcomeSchema } from '../../protocol/answers/answer';
import { defineCall } from '../../protocol/define-call';
import { extensions } from '../../protocol/extensions';
import { PostParamsSchema } from './writing-call';

/** Restores a deleted post unchanged, within 30 days (docs/behaviour/blog.md#deleting). -1: it does not exist any more. */
export const restoreBlogPost = defineCall({
  name: 'restoreBlogPost',
  summary: 'Restore a deleted post',
  host: 'book',
  method: 'POST',
  path: '/blog/restore/:id',
  credential: 'authorization',
  extension: extensions.blog,
  params: PostParamsSchema,
  response: OutcomeSchema,
  topics: ['blog'],
});
