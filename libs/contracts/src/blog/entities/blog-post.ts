import * as v from 'valibot';
import {
  UnixSecondsSchema,
  WireCountSchema,
  WireFlagSchema,
  WireIdSchema,
  WireTextListSchema,
  WireTextSchema,
} from '../../protocol/wire/wire';
import { OwnerSchema } from './owner';
import { postStateEntries } from './post-state';

/** A post of the blog as readers receive it (docs/behaviour/blog.md#blog-post). */
export const BlogPostSchema = v.object({
  id: WireIdSchema,
  title: WireTextSchema,
  /** Markdown; absent unless the call requests the full form. */
  content: v.optional(WireTextSchema),
  shortContent: WireTextSchema,
  slug: WireTextSchema,
  /** URL of the `_thumbnail` size; `_small` and `_original` are in the same folder. Empty if there is none. */
  thumbnail: WireTextSchema,
  /** Whether comments are open; missing means yes (docs/behaviour/blog.md#blog-post). */
  comment: v.nullish(WireFlagSchema, true),
  /** Whether search engines may index it; missing means yes (docs/behaviour/blog.md#blog-post). */
  index: v.nullish(WireFlagSchema, true),
  tag: WireTextListSchema,
  owner: OwnerSchema,
  /** When it was created, unix seconds. */
  time: UnixSecondsSchema,
  /** When it was last changed, unix seconds; 0 = never. */
  update: UnixSecondsSchema,
  view: WireCountSchema,
  /** The rendered and sanitized body; only our own host sends it, with the full form. */
  html: v.optional(v.string()),
  /** Reading time in minutes, rounded up; 0 = unknown. Only our own host sends it. */
  minutes: v.optional(WireCountSchema, 0),
});
export type BlogPost = v.InferOutput<typeof BlogPostSchema>;

/** A post with the fields that only its authors may see (docs/behaviour/blog.md#post-states). */
export const OwnBlogPostSchema = v.object({ ...BlogPostSchema.entries, ...postStateEntries });
export type OwnBlogPost = v.InferOutput<typeof OwnBlogPostSchema>;

/** The sizes of an uploaded picture, as suffixes of its file name (docs/behaviour/blog.md#picture-sizes). */
export const imageSizes = { thumbnail: '_thumbnail', small: '_small', original: '_original' } as const;
