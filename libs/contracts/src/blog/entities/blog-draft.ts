import * as v from 'valibot';
import { NonceSchema } from '../../protocol/wire/nonce';
import {
  UnixSecondsSchema,
  WireCountSchema,
  WireFlagSchema,
  WireTextListSchema,
  WireTextSchema,
} from '../../protocol/wire/wire';
import { PostStateSchema } from './post-state';

const RequiredTextSchema = v.pipe(
  v.string(),
  v.check((text) => text.trim() !== '', 'must not be blank'),
);

/**
 * What an author sends to create or edit a post (docs/behaviour/blog.md#draft-validation, docs/behaviour/api.md#book-calls). Flags may be
 * sent as words; tags are joined by commas.
 */
export const BlogDraftSchema = v.object({
  title: RequiredTextSchema,
  /** Markdown. */
  content: RequiredTextSchema,
  shortContent: RequiredTextSchema,
  slug: RequiredTextSchema,
  thumbnail: WireTextSchema,
  comment: v.nullish(WireFlagSchema, true),
  index: v.nullish(WireFlagSchema, true),
  tags: WireTextListSchema,
  /** Only our own host supports the fields below. Without `state`, a new post is published and an edited one keeps its state. */
  state: v.optional(PostStateSchema),
  /** When a planned post appears, unix seconds. */
  publishAt: v.optional(UnixSecondsSchema),
  /** The version on which the edit is based. If the post has a newer one, nothing is saved (docs/behaviour/blog.md#conflicts). */
  version: v.optional(WireCountSchema),
  /** Repeated attempts to create a post send the same nonce and create only one post. */
  nonce: v.optional(NonceSchema),
});
export type BlogDraft = v.InferOutput<typeof BlogDraftSchema>;
