import { StatusSnapshotSchema } from '../entities/status-snapshot';
import { answerWith } from '../../protocol/answers/answer';
import { defineCall } from '../../protocol/define-call';
import { statusCall } from './status-call';

/** Changes every few seconds, so it has no topic; callers cache it for seconds. */
export const getStatus = defineCall({
  ...statusCall,
  name: 'getStatus',
  summary: 'The game servers, components and incidents at this moment',
  path: '/api/v2/status',
  response: answerWith(StatusSnapshotSchema),
});
