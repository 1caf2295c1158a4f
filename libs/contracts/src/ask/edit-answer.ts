import { defineCall } from '../protocol/define-call';
import { AnswerDraftSchema, TextParamsSchema, askingCall } from './asking-call';

/** Replace what an answer says (docs/behaviour/ask.md#writing). */
export const editAnswer = defineCall({
  ...askingCall,
  name: 'editAnswer',
  summary: 'Replace what an answer says',
  path: '/ask/answer/:id/edit',
  params: TextParamsSchema,
  body: AnswerDraftSchema,
});
