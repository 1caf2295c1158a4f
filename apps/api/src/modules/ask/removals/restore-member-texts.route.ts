import { restoreMemberTexts as restoreMemberTextsCall } from '@starhaven/contracts/ask';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import type { AskContext } from '../ask-context';
import { askAnswers } from '../http/ask-answers';
import { requireMember } from '../http/require-member';
import { moderate } from '../moderation/moderate';
import { restoreMemberTexts } from './restore-member-texts';

export function restoreMemberTextsRoute(app: FastifyInstance, { db }: AskContext): void {
  registerCall(
    app,
    restoreMemberTextsCall,
    async ({ params, request }) => {
      const moderator = await requireMember(request, db);
      const data = await moderate(
        { db, log: request.log, member: moderator },
        {
          work: (tx) => restoreMemberTexts(tx, moderator, params.id),
          toAct: ({ member, id }) => ({ event: 'ask-member-texts-restored', member: member.uid, removal: id }),
        },
      );
      return { retcode: 0, message: 'ok', data };
    },
    askAnswers,
  );
}
