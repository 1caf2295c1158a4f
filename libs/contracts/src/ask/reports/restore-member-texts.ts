import { outcomeWith } from '../../protocol/answers/answer';
import { defineCall } from '../../protocol/define-call';
import { TextParamsSchema, askingCall } from '../asking-call';
import { RemovedTextsSchema } from './removed-texts';

/**
 * For moderators: restores the texts of one removal (docs/behaviour/ask.md#removal-of-all-texts). -1: there is no such removal, or it was
 * already undone.
 */
export const restoreMemberTexts = defineCall({
  ...askingCall,
  name: 'restoreMemberTexts',
  summary: 'Restore the removed questions and answers of a member',
  path: '/ask/removals/:id/restore',
  params: TextParamsSchema,
  response: outcomeWith(RemovedTextsSchema),
});
