import * as v from 'valibot';
import { answerWith } from '../../protocol/answers/answer';
import { defineCall } from '../../protocol/define-call';
import { extensions } from '../../protocol/extensions';
import { WireIdSchema } from '../../protocol/wire/wire';
import { FullBlogVersionSchema } from '../entities/blog-version';

/** -1: there is no such version. 403: the account may not edit the post. */
export const getBlogVersion = defineCall({
  name: 'getBlogVersion',
  summary: 'A saved version of a post in full',
  host: 'book',
  method: 'GET',
  path: '/blog/versions/:id/:version',
  credential: 'authorization',
  extension: extensions.blog,
  params: v.object({ id: WireIdSchema, version: WireIdSchema }),
  response: answerWith(FullBlogVersionSchema),
});
