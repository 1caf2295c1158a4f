import * as v from 'valibot';
import { QuestionSchema } from './question';
import { answerWith } from '../protocol/answer';
import { defineCall } from '../protocol/define-call';
import { answerListOf } from '../protocol/list-of';
import { WireIntegerSchema } from '../protocol/wire';

const PositiveSchema = v.pipe(WireIntegerSchema, v.minValue(1));

/** Pages of 10; a shorter one is the last (docs/behaviour/ask.md#pages). */
export const listQuestions = defineCall({
  name: 'listQuestions',
  summary: 'Questions of the community with their answers',
  host: 'book',
  method: 'GET',
  path: '/ask/list',
  /** `page` from 1. */
  query: v.object({ page: v.optional(PositiveSchema), limit: v.optional(PositiveSchema) }),
  response: answerWith(answerListOf(QuestionSchema)),
  topics: ['ask'],
});
