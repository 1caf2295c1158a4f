import * as v from 'valibot';
import { OutcomeSchema } from '../../protocol/answers/answer';
import { defineCall } from '../../protocol/define-call';
import { askingCall } from '../asking-call';
import { DraftPlaceSchema, KeptDraftSchema } from './kept-draft';

/** Stores an unfinished text, one draft for each place. An empty draft deletes the stored one (docs/behaviour/ask.md#kept-drafts). */
export const keepDraft = defineCall({
  ...askingCall,
  name: 'keepDraft',
  summary: 'Store the draft of a text',
  path: '/ask/draft',
  body: v.object({ place: DraftPlaceSchema, ...KeptDraftSchema.entries }),
  response: OutcomeSchema,
});
