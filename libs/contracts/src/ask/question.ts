import * as v from 'valibot';
import { listOrMapOf } from '../protocol/wire/list-of';
import {
  sentOr,
  WireCountSchema,
  WireFlagSchema,
  WireIdSchema,
  WireIntegerSchema,
  WireTextListSchema,
  WireTextSchema,
} from '../protocol/wire/wire';
import { OwnerSchema } from '../blog/entities/owner';
import { UnixMillisecondsSchema } from './unix-milliseconds';

/** An answer to a question. `vote` may be negative; `update` is 0 if it was never edited (docs/behaviour/ask.md#answer-data). */
export const QuestionAnswerSchema = v.object({
  id: WireIdSchema,
  answer: WireTextSchema,
  vote: sentOr(WireIntegerSchema, 0),
  time: UnixMillisecondsSchema,
  update: UnixMillisecondsSchema,
  owner: OwnerSchema,
  /** Only our own host sends this field and those below. Rendered and sanitized HTML; missing in lists. */
  html: v.optional(v.string()),
  engineVersion: v.optional(WireTextSchema),
  /** Increases with each edit. */
  version: v.optional(WireCountSchema),
  /** Only its author and moderators see the text until it is approved. Only the answers to members have this field. */
  waits: v.optional(WireFlagSchema),
});
export type QuestionAnswer = v.InferOutput<typeof QuestionAnswerSchema>;

/** A question that a visitor asked (docs/behaviour/ask.md#question-data). */
export const QuestionSchema = v.object({
  id: WireIdSchema,
  question: WireTextSchema,
  tag: WireTextListSchema,
  time: UnixMillisecondsSchema,
  vote: sentOr(WireIntegerSchema, 0),
  view: WireCountSchema,
  resolved: v.nullish(WireFlagSchema, false),
  /** Id of the best answer; empty if there is none. */
  answerId: WireTextSchema,
  owner: OwnerSchema,
  answer: v.nullish(
    v.union([
      listOrMapOf(QuestionAnswerSchema, { isWhole: false }),
      v.pipe(
        v.literal(''),
        v.transform(() => []),
      ),
    ]),
    [],
  ),
  /** Only our own host sends this field and those below. `body` is Markdown. Missing in lists. */
  body: v.optional(WireTextSchema),
  /** Rendered and sanitized HTML; missing in lists. */
  html: v.optional(v.string()),
  /** Number of all answers. A list contains only the first ones. */
  answers: v.optional(WireCountSchema),
  /** The value of `from` that reads the next answers; missing after the last ones. Not in lists. */
  nextAnswers: v.optional(WireCountSchema),
  /** The question accepts no more answers. */
  closed: v.optional(WireFlagSchema),
  /** When it was last edited; 0 = never. */
  update: v.optional(UnixMillisecondsSchema),
  version: v.optional(WireCountSchema),
  waits: v.optional(WireFlagSchema),
});
export type Question = v.InferOutput<typeof QuestionSchema>;

/** How the list of questions is sorted (docs/behaviour/ask.md#sorting). */
export const questionSorts = ['newest', 'oldest', 'most_voted', 'most_viewed', 'most_answers'] as const;
export type QuestionSort = (typeof questionSorts)[number];
