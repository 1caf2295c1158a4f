import * as v from 'valibot';
import { answerWith } from '../../protocol/answers/answer';
import { defineCall } from '../../protocol/define-call';
import { extensions } from '../../protocol/extensions';
import { listOf } from '../../protocol/wire/list-of';
import { SimilarTextSchema } from './similar-text';

/** Texts that are similar to a title, the most similar first, at most 6 (docs/behaviour/ask.md#similar-texts). */
export const suggestTexts = defineCall({
  name: 'suggestTexts',
  summary: 'Questions, posts and common questions that are similar to a title',
  host: 'book',
  method: 'GET',
  path: '/ask/similar',
  extension: extensions.ask,
  query: v.object({ title: v.pipe(v.string(), v.trim(), v.maxLength(200)) }),
  response: answerWith(listOf(SimilarTextSchema)),
  topics: ['ask', 'blog'],
});
