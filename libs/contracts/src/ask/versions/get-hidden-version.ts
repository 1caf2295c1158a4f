import { answerWith } from '../../protocol/answers/answer';
import { defineCall } from '../../protocol/define-call';
import { extensions } from '../../protocol/extensions';
import { FullTextVersionSchema } from './text-version';
import { TextVersionParamsSchema } from './version-params';

/** For moderators: like `getTextVersion`, but also for texts that were removed or wait for review. */
export const getHiddenVersion = defineCall({
  name: 'getHiddenVersion',
  summary: 'A saved version of a text that not everyone may see, in full',
  host: 'book',
  method: 'GET',
  path: '/ask/own/versions/:kind/:id/:version',
  credential: 'authorization',
  extension: extensions.ask,
  params: TextVersionParamsSchema,
  response: answerWith(FullTextVersionSchema),
});
