import * as v from 'valibot';
import { defineCall } from '../../protocol/define-call';
import { TextParamsSchema, askingCall } from '../asking-call';

/** Marks the member's own question as resolved (docs/behaviour/ask.md#writing). */
export const resolveQuestion = defineCall({
  ...askingCall,
  name: 'resolveQuestion',
  summary: 'Mark your own question as resolved',
  path: '/ask/question/:id/resolve',
  params: TextParamsSchema,
  body: v.object({ isResolved: v.boolean() }),
});
