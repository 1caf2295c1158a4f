import { restoreMemberTexts as restoreMemberTextsCall } from '@starhaven/contracts/ask';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import type { AskContext } from '../ask-context';
import { askAnswers } from '../http/ask-answers';
import { auditAsk } from '../http/audit-ask';
import { requireMember } from '../http/require-member';
import { requireModerator } from '../member';
import { restoreAll } from './restore-all';

export function restoreMemberTextsRoute(app: FastifyInstance, { db }: AskContext): void {
  registerCall(
    app,
    restoreMemberTextsCall,
    async ({ params, request }) => {
      const moderator = await requireMember(request, db);
      requireModerator(moderator);
      const data = await restoreAll(db, moderator, params.id);
      auditAsk(request.log, 'ask-member-texts-restored', { moderator, member: data.member.uid, removal: data.id });
      return { retcode: 0, message: 'ok', data };
    },
    askAnswers,
  );
}
