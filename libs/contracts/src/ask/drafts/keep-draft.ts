import * as v from 'valibot';
import { OutcomeSchema } from '../../protocol/answer';
import { defineCall } from '../../protocol/define-call';
import { askingCall } from '../asking-call';
import { DraftPlaceSchema, KeptDraftSchema } from './kept-draft';

/** Keeps what a member is writing, one draft for each place. An empty draft deletes the kept one (docs/behaviour/ask.md#kept-drafts). */
export const keepDraft = defineCall({
  ...askingCall,
  name: 'keepDraft',
  summary: 'Keep a text in the making',
  path: '/ask/draft',
  body: v.object({ place: DraftPlaceSchema, ...KeptDraftSchema.entries }),
  response: OutcomeSchema,
});
