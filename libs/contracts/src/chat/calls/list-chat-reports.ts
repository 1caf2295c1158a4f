import * as v from 'valibot';
import { answerWith } from '../../protocol/answers/answer';
import { defineCall } from '../../protocol/define-call';
import { extensions } from '../../protocol/extensions';
import { ReportedChatMessageSchema } from '../entities/chat-report';

/** For moderators: messages with open reports and messages that wait for approval, the oldest first; at most 100 of each. */
export const listChatReports = defineCall({
  name: 'listChatReports',
  summary: 'Reported and waiting chat messages',
  host: 'account',
  method: 'GET',
  path: '/api/v2/chat/reports',
  credential: 'authorization',
  extension: extensions.chat,
  response: answerWith(
    v.object({ reported: v.array(ReportedChatMessageSchema), waiting: v.array(ReportedChatMessageSchema) }),
  ),
});
