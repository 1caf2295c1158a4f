import * as v from 'valibot';
import { answerWith } from '../../protocol/answers/answer';
import { defineCall } from '../../protocol/define-call';
import { extensions } from '../../protocol/extensions';
import { WireIdSchema } from '../../protocol/wire/wire';
import { TextParamsSchema, answersEntries } from '../asking-call';
import { OwnedQuestionSchema } from '../owned-question';

/**
 * A question as the member sees it, with the member's votes (docs/behaviour/ask.md#one-question). -1: there is no question that the member
 * may see.
 */
export const getOwnQuestion = defineCall({
  name: 'getOwnQuestion',
  summary: 'One question as a member sees it',
  host: 'book',
  method: 'GET',
  path: '/ask/own/question/:id',
  credential: 'authorization',
  extension: extensions.ask,
  params: TextParamsSchema,
  /** `answer`: the id of the only answer to read. */
  query: v.object({ ...answersEntries, answer: v.optional(WireIdSchema) }),
  response: answerWith(OwnedQuestionSchema),
});
