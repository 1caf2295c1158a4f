import * as v from 'valibot';
import { answerWith } from '../../protocol/answers/answer';
import { defineCall } from '../../protocol/define-call';
import { extensions } from '../../protocol/extensions';
import { listOf } from '../../protocol/wire/list-of';
import { WireTextListSchema } from '../../protocol/wire/wire';
import { OwnVoteSchema } from '../owned-question';

/** The member's votes on these questions and on their answers (docs/behaviour/ask.md#votes). */
export const listOwnVotes = defineCall({
  name: 'listOwnVotes',
  summary: 'Own votes on questions and their answers',
  host: 'book',
  method: 'GET',
  path: '/ask/own/votes',
  credential: 'authorization',
  extension: extensions.ask,
  /** Ids of questions, joined by commas; only the first 20 are used. */
  query: v.object({ questions: WireTextListSchema }),
  response: answerWith(listOf(OwnVoteSchema)),
});
