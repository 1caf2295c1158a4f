import { OutcomeSchema } from '../protocol/answer';
import { defineCall } from '../protocol/define-call';
import { extensions } from '../protocol/extensions';
import { PostParamsSchema } from './writing-call';

/** Brings a deleted post back as it was, within 30 days (docs/behaviour/blog.md#deleting). -1: it is gone. */
export const restoreBlogPost = defineCall({
  name: 'restoreBlogPost',
  summary: 'Bring a deleted post back',
  host: 'book',
  method: 'POST',
  path: '/blog/restore/:id',
  credential: 'authorization',
  extension: extensions.blog,
  params: PostParamsSchema,
  response: OutcomeSchema,
  topics: ['blog'],
});
