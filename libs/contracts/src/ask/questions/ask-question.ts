import * as v from 'valibot';
import { defineCall } from '../../protocol/define-call';
import { QuestionDraftSchema, askingCall, nonceEntries } from '../asking-call';

/** Asks a question (docs/behaviour/ask.md#writing). */
export const askQuestion = defineCall({
  ...askingCall,
  name: 'askQuestion',
  summary: 'Ask a question',
  path: '/ask/question',
  body: v.object({ ...QuestionDraftSchema.entries, ...nonceEntries }),
});
