import * as v from 'valibot';
import { defineCall } from '../../protocol/define-call';
import { TextParamsSchema, askingCall } from '../asking-call';

/** Marks the best answer to the member's own question (docs/behaviour/ask.md#writing). */
export const acceptAnswer = defineCall({
  ...askingCall,
  name: 'acceptAnswer',
  summary: 'Mark the best answer to your own question',
  path: '/ask/question/:id/accept',
  params: TextParamsSchema,
  /** Empty: no answer is marked as the best one. */
  body: v.object({ answerId: v.string() }),
});
