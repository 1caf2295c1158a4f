import { ServerUptimeSchema } from '../entities/server-uptime';
import { answerWith } from '../../protocol/answers/answer';
import { defineCall } from '../../protocol/define-call';
import { answerListOf } from '../../protocol/wire/list-of';
import { statusCall } from './status-call';

export const getUptime = defineCall({
  ...statusCall,
  name: 'getUptime',
  summary: 'How reliable each game server was over 90 days',
  path: '/api/v2/status/uptime',
  response: answerWith(answerListOf(ServerUptimeSchema)),
});
