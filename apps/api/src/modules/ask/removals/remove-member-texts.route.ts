import { removeMemberTexts as removeMemberTextsCall } from '@starhaven/contracts/ask';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import type { AskContext } from '../ask-context';
import { askAnswers } from '../http/ask-answers';
import { auditAsk } from '../http/audit-ask';
import { requireMember } from '../http/require-member';
import { requireModerator } from '../member';
import { removeAll } from './remove-all';

export function removeMemberTextsRoute(app: FastifyInstance, { db }: AskContext): void {
  registerCall(
    app,
    removeMemberTextsCall,
    async ({ body, request }) => {
      const moderator = await requireMember(request, db);
      requireModerator(moderator);
      const data = await removeAll(db, moderator, body);
      const { id: removal, questions, answers, reason } = data;
      auditAsk(request.log, 'ask-member-texts-removed', {
        ...{ moderator, member: body.uid, removal, questions, answers, reason },
      });
      return { retcode: 0, message: 'ok', data };
    },
    askAnswers,
  );
}
