import * as v from 'valibot';
import { answerWith } from '../../protocol/answers/answer';
import { defineCall } from '../../protocol/define-call';
import { extensions } from '../../protocol/extensions';
import { WireIdSchema } from '../../protocol/wire/wire';
import { answersEntries } from '../asking-call';
import { QuestionSchema } from '../question';

/** A question with its body and a part of its answers, rendered (docs/behaviour/ask.md#one-question). */
export const getQuestion = defineCall({
  name: 'getQuestion',
  summary: 'One question with its answers',
  host: 'book',
  method: 'GET',
  path: '/ask/question/:id',
  extension: extensions.ask,
  params: v.object({ id: WireIdSchema }),
  query: v.object(answersEntries),
  response: answerWith(QuestionSchema),
  topics: ['ask'],
});
