import { OutcomeSchema } from '../../protocol/answers/answer';
import { defineCall } from '../../protocol/define-call';
import { extensions } from '../../protocol/extensions';
import { TextParamsSchema } from '../asking-call';

/** Counts a visitor once a day, by the address that our web server sends (docs/behaviour/ask.md#views). */
export const countQuestionView = defineCall({
  name: 'countQuestionView',
  summary: 'Count a view of a question',
  host: 'book',
  method: 'POST',
  path: '/ask/view/:id',
  extension: extensions.ask,
  params: TextParamsSchema,
  response: OutcomeSchema,
});
