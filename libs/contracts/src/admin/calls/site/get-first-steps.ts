import { answerWith } from '../../../protocol/answers/answer';
import { defineCall } from '../../../protocol/define-call';
import { answerListOf } from '../../../protocol/wire/list-of';
import { adminRead } from '../admin-call';
import { FirstStepSchema } from '../../entities/first-step';

/** The setup steps, done or not (docs/behaviour/admin.md#first-steps). Permission `settings.read`. */
export const getFirstSteps = defineCall({
  ...adminRead,
  name: 'getFirstSteps',
  summary: 'What is left to set up',
  path: '/api/v2/admin/first-steps',
  response: answerWith(answerListOf(FirstStepSchema)),
});
