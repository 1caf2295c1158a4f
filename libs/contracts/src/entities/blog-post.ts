import * as v from 'valibot';
import {
  UnixSecondsSchema,
  WireCountSchema,
  WireFlagSchema,
  WireIdSchema,
  WireTextListSchema,
  WireTextSchema,
} from '../lib/wire';
import { OwnerSchema } from './owner';

/** A post of the blog (spec 2 §3). */
export const BlogPostSchema = v.object({
  id: WireIdSchema,
  title: WireTextSchema,
  /** Markdown; absent until the full form is asked for. */
  content: v.optional(WireTextSchema),
  shortContent: WireTextSchema,
  slug: WireTextSchema,
  /** URL of the `_thumbnail` size; `_small` and `_original` are beside it. Empty when there is none. */
  thumbnail: WireTextSchema,
  /** Whether comments are open; missing means yes (spec 2 §3). */
  comment: v.nullish(WireFlagSchema, true),
  /** Whether search engines may index it; missing means yes (spec 2 §3). */
  index: v.nullish(WireFlagSchema, true),
  tag: WireTextListSchema,
  owner: OwnerSchema,
  /** When it was created, unix seconds. */
  time: UnixSecondsSchema,
  /** When it was last changed, unix seconds; 0 = never. */
  update: UnixSecondsSchema,
  view: WireCountSchema,
});
export type BlogPost = v.InferOutput<typeof BlogPostSchema>;

/** The sizes of an uploaded picture, as suffixes of its file name (spec 2 §9). */
export const imageSizes = { thumbnail: '_thumbnail', small: '_small', original: '_original' } as const;
