import * as v from 'valibot';
import { QuestionSchema, questionSorts } from '../question';
import { answerWith } from '../../protocol/answers/answer';
import { defineCall } from '../../protocol/define-call';
import { listOrMapOf } from '../../protocol/wire/list-of';
import { WireCountSchema, WireIntegerSchema, WireTextSchema } from '../../protocol/wire/wire';

const PositiveSchema = v.pipe(WireIntegerSchema, v.minValue(1));

const QuestionListSchema = v.pipe(
  v.nullable(listOrMapOf(QuestionSchema, { isWhole: true })),
  v.transform((questions) => questions ?? []),
);

/** Pages of 10; a shorter one is the last (docs/behaviour/ask.md#pages). */
export const listQuestions = defineCall({
  name: 'listQuestions',
  summary: 'Questions of the community with their answers',
  host: 'book',
  method: 'GET',
  path: '/ask/list',
  /** `page` from 1. */
  query: v.object({
    page: v.optional(PositiveSchema),
    limit: v.optional(PositiveSchema),
    /** Only on our own host: words of a search, at most 100 characters. */
    search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100))),
    /** Only on our own host. */
    sort: v.optional(v.picklist(questionSorts)),
    /** Only on our own host: questions with this tag. */
    tag: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(40))),
    /** Only on our own host: `upTo` of the first page. Questions asked later then do not move the pages. */
    upTo: v.optional(PositiveSchema),
    /** Only on our own host: `next` of the previous page, with the same search, sort and tag. `page` and `upTo` are then ignored. */
    after: v.optional(v.pipe(v.string(), v.maxLength(1500))),
  }),
  /** Other hosts may send a map by id; null is an empty page. */
  response: answerWith(QuestionListSchema, {
    upTo: v.optional(v.nullable(WireCountSchema), null),
    /** Only on our own host: leads to the next page; empty after the last one. */
    next: v.optional(WireTextSchema, ''),
  }),
  topics: ['ask'],
});
