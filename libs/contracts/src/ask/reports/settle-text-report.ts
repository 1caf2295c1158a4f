import * as v from 'valibot';
import { OutcomeSchema } from '../../protocol/answers/answer';
import { defineCall } from '../../protocol/define-call';
import { askingCall, textEntries } from '../asking-call';

/** For moderators: ends all open reports of a text, and removes the text if `isRemoved` (docs/behaviour/ask.md#reports). -1: there is no open report of it. */
export const settleTextReport = defineCall({
  ...askingCall,
  name: 'settleTextReport',
  summary: 'Settle the reports of a question or an answer',
  path: '/ask/reports/settle',
  body: v.object({ ...textEntries, isRemoved: v.boolean() }),
  response: OutcomeSchema,
});
