import * as v from 'valibot';
import { outcomeWith } from '../../protocol/answers/answer';
import { defineCall } from '../../protocol/define-call';
import { WireIdSchema } from '../../protocol/wire/wire';
import { askingCall } from '../asking-call';
import { RemovedTextsSchema } from './removed-texts';
import { askLimits } from '../together/ask/text-limits';

/** For moderators: removes all questions and answers of a member at once (docs/behaviour/ask.md#removal-of-all-texts). -1: there are none. */
export const removeMemberTexts = defineCall({
  ...askingCall,
  name: 'removeMemberTexts',
  summary: 'Remove all questions and answers of a member',
  path: '/ask/removals',
  body: v.object({ uid: WireIdSchema, reason: v.pipe(v.string(), v.trim(), v.maxLength(askLimits.reasonLength)) }),
  response: outcomeWith(RemovedTextsSchema),
});
