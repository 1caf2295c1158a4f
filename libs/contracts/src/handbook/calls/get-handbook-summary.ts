import { HandbookSummarySchema } from '../entities/handbook-summary';
import { answerWith } from '../../protocol/answers/answer';
import { defineCall } from '../../protocol/define-call';
import { answerListOf } from '../../protocol/wire/list-of';
import { handbookCall } from './handbook-call';

export const getHandbookSummary = defineCall({
  ...handbookCall,
  name: 'getHandbookSummary',
  summary: 'What the handbook holds of each game',
  path: '/item/summary',
  response: answerWith(answerListOf(HandbookSummarySchema)),
});
