import { answerWith } from '../../protocol/answers/answer';
import { defineCall } from '../../protocol/define-call';
import { extensions } from '../../protocol/extensions';
import { FullTextVersionSchema } from './text-version';
import { TextVersionParamsSchema } from './version-params';

/** -1: there is no such version, or not everyone may see it (docs/behaviour/ask.md#versions). */
export const getTextVersion = defineCall({
  name: 'getTextVersion',
  summary: 'A saved version of a question or an answer in full',
  host: 'book',
  method: 'GET',
  path: '/ask/versions/:kind/:id/:version',
  extension: extensions.ask,
  params: TextVersionParamsSchema,
  response: answerWith(FullTextVersionSchema),
  topics: ['ask'],
});
