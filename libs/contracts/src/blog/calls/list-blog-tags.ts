import * as v from 'valibot';
import { answerWith } from '../../protocol/answers/answer';
import { defineCall } from '../../protocol/define-call';
import { extensions } from '../../protocol/extensions';
import { listOf } from '../../protocol/wire/list-of';
import { WireCountSchema, WireTextSchema } from '../../protocol/wire/wire';

/** The most used first, at most 100. */
export const listBlogTags = defineCall({
  name: 'listBlogTags',
  summary: 'Tags of published posts',
  host: 'book',
  method: 'GET',
  path: '/blog/tags',
  extension: extensions.blog,
  response: answerWith(listOf(v.object({ tag: WireTextSchema, posts: WireCountSchema }))),
  topics: ['blog'],
});
