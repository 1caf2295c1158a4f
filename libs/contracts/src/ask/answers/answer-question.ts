import * as v from 'valibot';
import { defineCall } from '../../protocol/define-call';
import { AnswerDraftSchema, TextParamsSchema, askingCall, nonceEntries } from '../asking-call';

/** Answers a question (docs/behaviour/ask.md#writing). */
export const answerQuestion = defineCall({
  ...askingCall,
  name: 'answerQuestion',
  summary: 'Answer a question',
  path: '/ask/question/:id/answer',
  params: TextParamsSchema,
  body: v.object({ ...AnswerDraftSchema.entries, ...nonceEntries }),
});
