import * as v from 'valibot';
import { OutcomeSchema } from '../../protocol/answers/answer';
import { defineCall } from '../../protocol/define-call';
import { askingCall, textEntries } from '../asking-call';

/** For moderators: shows a text that waits for review, or removes it (docs/behaviour/ask.md#review). -1: no such text waits. */
export const decideText = defineCall({
  ...askingCall,
  name: 'decideText',
  summary: 'Approve or refuse a text that waits for review',
  path: '/ask/review',
  body: v.object({ ...textEntries, isApproved: v.boolean() }),
  response: OutcomeSchema,
});
