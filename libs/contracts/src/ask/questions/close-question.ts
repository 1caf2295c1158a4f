import * as v from 'valibot';
import { defineCall } from '../../protocol/define-call';
import { TextParamsSchema, askingCall } from '../asking-call';

/** Close a question for answers, for moderators (docs/behaviour/ask.md#writing). */
export const closeQuestion = defineCall({
  ...askingCall,
  name: 'closeQuestion',
  summary: 'Close a question for answers, for moderators',
  path: '/ask/question/:id/close',
  params: TextParamsSchema,
  body: v.object({ isClosed: v.boolean() }),
});
