import * as v from 'valibot';
import { outcomeWith } from '../protocol/answers/answer';
import { extensions } from '../protocol/extensions';
import { NonceSchema } from '../protocol/wire/nonce';
import {
  WireCountSchema,
  WireFlagSchema,
  WireIdSchema,
  WireTextListSchema,
  WireTextSchema,
} from '../protocol/wire/wire';

/** The id of a question or of an answer, in the path. */
export const TextParamsSchema = v.object({ id: WireIdSchema });

export const textKinds = ['question', 'answer'] as const;
export type TextKind = (typeof textKinds)[number];

/** Names a question or an answer. */
export const textEntries = { kind: v.picklist(textKinds), id: WireIdSchema };

export const QuestionDraftSchema = v.object({ title: v.string(), body: v.string(), tags: WireTextListSchema });
export type QuestionDraft = v.InferOutput<typeof QuestionDraftSchema>;

export const AnswerDraftSchema = v.object({
  body: v.string(),
  /** The version of the engine with which the answer was confirmed; empty if it was not. */
  engineVersion: v.pipe(WireTextSchema, v.trim(), v.maxLength(60)),
});
export type AnswerDraft = v.InferOutput<typeof AnswerDraftSchema>;

/** Repeated attempts send the same nonce and make only one text. */
export const nonceEntries = { nonce: v.optional(NonceSchema) };

/**
 * The version that the editor saw; if a newer one exists, the edit is refused. Without it the edit replaces any version
 * (docs/behaviour/ask.md#versions).
 */
export const versionEntries = { version: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))) };

/** Skips the first `from` answers. The rest comes in parts of at most 200 answers and about 1 MiB (docs/behaviour/ask.md#one-question). */
export const answersEntries = { from: v.optional(v.pipe(WireCountSchema, v.maxValue(1_000_000))) };

/** The saved text. `waits`: only its author and moderators see it until it is approved (docs/behaviour/ask.md#review). */
export const SavedTextSchema = v.object({
  id: WireIdSchema,
  version: v.optional(WireCountSchema),
  waits: v.optional(WireFlagSchema),
});

/** The calls of members (docs/behaviour/ask.md#writing). */
export const askingCall = {
  host: 'book',
  method: 'POST',
  credential: 'authorization',
  extension: extensions.ask,
  response: outcomeWith(SavedTextSchema),
} as const;
