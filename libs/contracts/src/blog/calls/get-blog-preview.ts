import * as v from 'valibot';
import { answerWith } from '../../protocol/answers/answer';
import { defineCall } from '../../protocol/define-call';
import { extensions } from '../../protocol/extensions';
import { OwnBlogPostSchema } from '../entities/blog-post';

/** -1: the link was withdrawn, or never existed. */
export const getBlogPreview = defineCall({
  name: 'getBlogPreview',
  summary: 'A draft at its preview link',
  host: 'book',
  method: 'GET',
  path: '/blog/preview/:key',
  extension: extensions.blog,
  params: v.object({ key: v.pipe(v.string(), v.regex(/^[\w-]{20,64}$/)) }),
  response: answerWith(OwnBlogPostSchema),
});
