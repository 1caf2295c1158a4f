import * as v from 'valibot';
import { BlogDraftSchema } from '../entities/blog-draft';
import { OutcomeSchema } from '../lib/answer';
import { defineCall } from '../lib/define-call';
import { WireIdSchema } from '../lib/wire';

const PostParamsSchema = v.object({ id: WireIdSchema });

const writing = {
  host: 'book',
  response: OutcomeSchema,
  topics: ['blog'],
  /** The session key in the header `Authorization` (docs/behaviour/api.md#session-key-in-calls). */
  credential: 'authorization',
} as const;

/** 0 is success, `status` the text of a failure (docs/behaviour/api.md#book-calls). */
export const createBlogPost = defineCall({
  ...writing,
  name: 'createBlogPost',
  summary: 'Write a post',
  method: 'POST',
  path: '/blog/create',
  body: BlogDraftSchema,
  bodyEncoding: 'form',
});

export const editBlogPost = defineCall({
  ...writing,
  name: 'editBlogPost',
  summary: 'Replace what a post says',
  method: 'POST',
  path: '/blog/edit/:id',
  params: PostParamsSchema,
  body: BlogDraftSchema,
  bodyEncoding: 'form',
});

/** The path says "article" (docs/behaviour/api.md#book-calls). */
export const removeBlogPost = defineCall({
  ...writing,
  name: 'removeBlogPost',
  summary: 'Delete a post',
  method: 'DELETE',
  path: '/article/remove/:id',
  params: PostParamsSchema,
});
