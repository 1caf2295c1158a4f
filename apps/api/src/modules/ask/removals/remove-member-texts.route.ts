import { removeMemberTexts as removeMemberTextsCall } from '@starhaven/contracts/ask';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import type { AskContext } from '../ask-context';
import { askAnswers } from '../http/ask-answers';
import { requireMember } from '../http/require-member';
import { moderate } from '../moderation/moderate';
import { removeMemberTexts } from './remove-member-texts';

export function removeMemberTextsRoute(app: FastifyInstance, { db }: AskContext): void {
  registerCall(
    app,
    removeMemberTextsCall,
    async ({ body, request }) => {
      const moderator = await requireMember(request, db);
      const data = await moderate(
        { db, log: request.log, member: moderator },
        {
          work: (tx) => removeMemberTexts(tx, moderator, body),
          toAct: ({ id: removal, questions, answers, reason }) => ({
            event: 'ask-member-texts-removed',
            ...{ member: body.uid, removal, questions, answers, reason },
          }),
        },
      );
      return { retcode: 0, message: 'ok', data };
    },
    askAnswers,
  );
}
