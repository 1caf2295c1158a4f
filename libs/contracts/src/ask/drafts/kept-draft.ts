import * as v from 'valibot';
import { WireCountSchema, WireTextListSchema, WireTextSchema } from '../../protocol/wire/wire';
import { askLimits } from '../together/ask/text-limits';
import { UnixMillisecondsSchema } from '../unix-milliseconds';

/** Where a member writes: a new question, an answer to a question, the edit of a question or an answer. */
export const DraftPlaceSchema = v.pipe(
  v.string(),
  v.regex(/^(ask|answer:\d{1,10}|edit-question:\d{1,10}|edit-answer:\d{1,10})$/),
);

const { draftTitle, draftTags, bodyBytes } = askLimits;

/** An unfinished text (docs/behaviour/ask.md#kept-drafts). Every part of it may be empty. */
export const KeptDraftSchema = v.object({
  title: v.pipe(WireTextSchema, v.maxLength(draftTitle)),
  /** Markdown. */
  body: v.pipe(WireTextSchema, v.maxLength(bodyBytes)),
  tags: v.pipe(WireTextListSchema, v.maxLength(draftTags)),
  engineVersion: v.pipe(WireTextSchema, v.maxLength(60)),
  /** Of an edit: the version that the member saw. So a reopened draft does not replace a newer version unnoticed. */
  version: v.optional(WireCountSchema),
});
export type KeptDraft = v.InferOutput<typeof KeptDraftSchema>;

/** `time`: when it was stored. */
export const StoredDraftSchema = v.object({ ...KeptDraftSchema.entries, time: UnixMillisecondsSchema });
export type StoredDraft = v.InferOutput<typeof StoredDraftSchema>;
