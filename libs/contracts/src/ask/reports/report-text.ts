import * as v from 'valibot';
import { OutcomeSchema } from '../../protocol/answers/answer';
import { defineCall } from '../../protocol/define-call';
import { askingCall, textEntries } from '../asking-call';
import { askLimits } from '../together/ask/text-limits';

/**
 * Reports a text to the moderators. A second report by the same member changes nothing (docs/behaviour/ask.md#reports). -1: there is no
 * such text, or it is the member's own.
 */
export const reportText = defineCall({
  ...askingCall,
  name: 'reportText',
  summary: 'Report a question or an answer',
  path: '/ask/report',
  body: v.object({
    ...textEntries,
    reason: v.pipe(v.optional(v.string(), ''), v.trim(), v.maxLength(askLimits.reasonLength)),
  }),
  response: OutcomeSchema,
});
