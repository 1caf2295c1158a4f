import { answerWith } from '../../protocol/answers/answer';
import { defineCall } from '../../protocol/define-call';
import { extensions } from '../../protocol/extensions';
import { listOf } from '../../protocol/wire/list-of';
import { RemovedTextsSchema } from './removed-texts';

/** For moderators: each removal of all texts of one member, the newest first, at most 100. */
export const listMemberRemovals = defineCall({
  name: 'listMemberRemovals',
  summary: 'Removals of all texts of a member',
  host: 'book',
  method: 'GET',
  path: '/ask/removals',
  credential: 'authorization',
  extension: extensions.ask,
  response: answerWith(listOf(RemovedTextsSchema)),
});
