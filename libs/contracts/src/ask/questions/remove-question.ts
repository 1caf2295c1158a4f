import { defineCall } from '../../protocol/define-call';
import { TextParamsSchema, askingCall } from '../asking-call';

/** Deletes a question (docs/behaviour/ask.md#writing). */
export const removeQuestion = defineCall({
  ...askingCall,
  name: 'removeQuestion',
  summary: 'Delete a question',
  path: '/ask/question/:id/remove',
  params: TextParamsSchema,
});
