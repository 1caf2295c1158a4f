import { StatisticsSchema } from '../entities/statistics-point';
import { answerWith } from '../../protocol/answers/answer';
import { defineCall } from '../../protocol/define-call';
import { statusCall } from './status-call';

export const getStatistics = defineCall({
  ...statusCall,
  name: 'getStatistics',
  summary: 'What was counted each minute of the last day',
  path: '/api/v2/status/statistics',
  response: answerWith(StatisticsSchema),
});
