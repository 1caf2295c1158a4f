import * as v from 'valibot';
import { defineCall } from '../../protocol/define-call';
import { TextParamsSchema, askingCall } from '../asking-call';

/** For moderators: closes a question, so that it takes no more answers, or opens it again (docs/behaviour/ask.md#writing). */
export const closeQuestion = defineCall({
  ...askingCall,
  name: 'closeQuestion',
  summary: 'For moderators: close a question, or open it again',
  path: '/ask/question/:id/close',
  params: TextParamsSchema,
  body: v.object({ isClosed: v.boolean() }),
});
