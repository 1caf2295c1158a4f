import * as v from 'valibot';
import { outcomeWith } from '../../protocol/answers/answer';
import { defineCall } from '../../protocol/define-call';
import { WireIdSchema, WireIntegerSchema } from '../../protocol/wire/wire';
import { askingCall } from '../asking-call';

/** An account has one vote for each text; a later vote replaces it (docs/behaviour/ask.md#votes). */
export const voteOnText = defineCall({
  ...askingCall,
  name: 'voteOnText',
  summary: 'Vote on a question or an answer',
  path: '/ask/vote',
  body: v.object({
    kind: v.picklist(['question', 'answer']),
    id: WireIdSchema,
    /** 0 removes the vote. */
    vote: v.picklist([1, 0, -1]),
  }),
  /** `vote`: the sum of all votes. */
  response: outcomeWith(v.object({ vote: WireIntegerSchema })),
});
