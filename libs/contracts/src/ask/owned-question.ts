import * as v from 'valibot';
import { listOf } from '../protocol/wire/list-of';
import { WireFlagSchema, WireIdSchema, WireIntegerSchema } from '../protocol/wire/wire';
import { textKinds } from './asking-call';
import { QuestionSchema } from './question';

/** How a member voted on a text: 1 or -1. */
export const OwnVoteSchema = v.object({ kind: v.picklist(textKinds), id: WireIdSchema, vote: WireIntegerSchema });
export type OwnVote = v.InferOutput<typeof OwnVoteSchema>;

/** A question as one member sees it, including texts that wait for review if the member may see them (docs/behaviour/ask.md#review). */
export const OwnedQuestionSchema = v.object({
  question: QuestionSchema,
  votes: listOf(OwnVoteSchema),
  /** Texts that the member reported and that still wait for a moderator. */
  reported: listOf(v.object({ kind: v.picklist(textKinds), id: WireIdSchema })),
  isModerator: WireFlagSchema,
});
export type OwnedQuestion = v.InferOutput<typeof OwnedQuestionSchema>;
