import * as v from 'valibot';
import { UnixSecondsSchema, WireCountSchema, WireTextListSchema, WireTextSchema } from '../../protocol/wire/wire';
import { OwnerSchema } from './owner';

/** A saved version of a post, without its text (docs/behaviour/blog.md#versions). */
export const BlogVersionSchema = v.object({
  version: WireCountSchema,
  /** When it was saved, unix seconds. */
  time: UnixSecondsSchema,
  author: OwnerSchema,
  title: WireTextSchema,
});
export type BlogVersion = v.InferOutput<typeof BlogVersionSchema>;

export const FullBlogVersionSchema = v.object({
  ...BlogVersionSchema.entries,
  content: WireTextSchema,
  shortContent: WireTextSchema,
  slug: WireTextSchema,
  thumbnail: WireTextSchema,
  tag: WireTextListSchema,
});
export type FullBlogVersion = v.InferOutput<typeof FullBlogVersionSchema>;
