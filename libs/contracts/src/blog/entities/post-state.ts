import * as v from 'valibot';
import { UnixSecondsSchema, WireCountSchema } from '../../protocol/wire/wire';

/** Only `published` posts whose time has come are public (docs/behaviour/blog.md#post-states). */
export const PostStateSchema = v.picklist(['draft', 'planned', 'published']);
export type PostState = v.InferOutput<typeof PostStateSchema>;

/** The fields that our own host adds to a post for those who may edit it, and for a preview. */
export const postStateEntries = {
  state: v.optional(PostStateSchema, 'published'),
  /** When a planned post appears, unix seconds; 0 = it is not planned. */
  publishAt: v.optional(UnixSecondsSchema, 0),
  /** Counts the saved versions from 1; 0 = unknown. */
  version: v.optional(WireCountSchema, 0),
  /** When it was deleted, unix seconds; 0 = not deleted. */
  deletedAt: v.optional(UnixSecondsSchema, 0),
  /** The path of the draft's preview link; empty if it is not shared. */
  preview: v.optional(v.string(), ''),
};
