import * as v from 'valibot';
import { answerWith } from '../../protocol/answers/answer';
import { defineCall } from '../../protocol/define-call';
import { extensions } from '../../protocol/extensions';
import { listOf } from '../../protocol/wire/list-of';
import { textEntries } from '../asking-call';
import { TextVersionSchema } from './text-version';

/** For moderators: like `listTextVersions`, but also for texts that were removed or wait for review. */
export const listHiddenVersions = defineCall({
  name: 'listHiddenVersions',
  summary: 'Saved versions of a text that not everyone may see',
  host: 'book',
  method: 'GET',
  path: '/ask/own/versions/:kind/:id',
  credential: 'authorization',
  extension: extensions.ask,
  params: v.object(textEntries),
  response: answerWith(listOf(TextVersionSchema)),
});
