import * as v from 'valibot';
import { DataVersionSchema } from '../entities/data-version';
import { answerWith } from '../../protocol/answers/answer';
import { defineCall } from '../../protocol/define-call';
import { answerListOf } from '../../protocol/wire/list-of';
import { WireIntegerSchema } from '../../protocol/wire/wire';
import { handbookCall } from './handbook-call';

/** Newest first, at most 50. */
export const listDataVersions = defineCall({
  ...handbookCall,
  name: 'listDataVersions',
  summary: 'The imports that changed the data of a game',
  path: '/game/resource/history',
  query: v.object({ game: WireIntegerSchema }),
  response: answerWith(answerListOf(DataVersionSchema)),
});
