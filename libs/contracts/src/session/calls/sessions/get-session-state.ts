import { SessionStateSchema } from '../../entities/web-session';
import { answerWith } from '../../../protocol/answers/answer';
import { defineCall } from '../../../protocol/define-call';
import { sessionCall } from './session-call';

/** 401 when the session has ended: logged out, expired, revoked or banned. */
export const getSessionState = defineCall({
  ...sessionCall,
  name: 'getSessionState',
  summary: 'Whether a session is still valid, and the current data of its account',
  method: 'GET',
  path: '/api/v2/account/session',
  response: answerWith(SessionStateSchema),
});
