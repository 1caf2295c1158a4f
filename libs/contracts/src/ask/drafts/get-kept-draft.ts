import * as v from 'valibot';
import { answerWith } from '../../protocol/answers/answer';
import { defineCall } from '../../protocol/define-call';
import { extensions } from '../../protocol/extensions';
import { DraftPlaceSchema, StoredDraftSchema } from './kept-draft';

/** The member's draft of a place; null if there is none (docs/behaviour/ask.md#kept-drafts). */
export const getKeptDraft = defineCall({
  name: 'getKeptDraft',
  summary: 'The stored draft of a text',
  host: 'book',
  method: 'GET',
  path: '/ask/draft',
  credential: 'authorization',
  extension: extensions.ask,
  query: v.object({ place: DraftPlaceSchema }),
  response: answerWith(v.nullable(StoredDraftSchema)),
});
