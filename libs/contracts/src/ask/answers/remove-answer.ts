import { defineCall } from '../../protocol/define-call';
import { TextParamsSchema, askingCall } from '../asking-call';

/** Deletes an answer (docs/behaviour/ask.md#writing). */
export const removeAnswer = defineCall({
  ...askingCall,
  name: 'removeAnswer',
  summary: 'Delete an answer',
  path: '/ask/answer/:id/remove',
  params: TextParamsSchema,
});
