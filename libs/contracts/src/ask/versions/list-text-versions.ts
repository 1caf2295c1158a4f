import * as v from 'valibot';
import { answerWith } from '../../protocol/answers/answer';
import { defineCall } from '../../protocol/define-call';
import { extensions } from '../../protocol/extensions';
import { listOf } from '../../protocol/wire/list-of';
import { textEntries } from '../asking-call';
import { TextVersionSchema } from './text-version';

/** The newest first, at most 50. -1: there is no such text, or not everyone may see it (docs/behaviour/ask.md#versions). */
export const listTextVersions = defineCall({
  name: 'listTextVersions',
  summary: 'Saved versions of a question or an answer',
  host: 'book',
  method: 'GET',
  path: '/ask/versions/:kind/:id',
  extension: extensions.ask,
  params: v.object(textEntries),
  response: answerWith(listOf(TextVersionSchema)),
  topics: ['ask'],
});
