import * as v from 'valibot';
import { answerWith } from '../../protocol/answers/answer';
import { defineCall } from '../../protocol/define-call';
import { extensions } from '../../protocol/extensions';
import { PostParamsSchema } from './writing-call';

/** A new link invalidates the old one (docs/behaviour/blog.md#preview-links). `preview` is empty after the link was withdrawn. */
export const shareBlogDraft = defineCall({
  name: 'shareBlogDraft',
  summary: 'Make or withdraw the preview link of a draft',
  host: 'book',
  method: 'POST',
  path: '/blog/preview/:id',
  credential: 'authorization',
  extension: extensions.blog,
  params: PostParamsSchema,
  body: v.object({ isShared: v.boolean() }),
  response: answerWith(v.object({ preview: v.string() })),
});
