import * as v from 'valibot';
import { WireFlagSchema, WireTextListSchema, WireTextSchema } from '../protocol/wire';

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
});
export type BlogDraft = v.InferOutput<typeof BlogDraftSchema>;

/** The form before the author types anything (docs/behaviour/blog.md#blog-draft). */
export const emptyBlogDraft: BlogDraft = {
  title: '',
  content: '',
  shortContent: '',
  slug: '',
  thumbnail: '',
  comment: true,
  index: true,
  tags: [],
};
