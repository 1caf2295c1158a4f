import { decideText as decideTextCall } from '@starhaven/contracts/ask';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import type { AskContext } from '../ask-context';
import { askAnswers } from '../http/ask-answers';
import { requireMember } from '../http/require-member';
import { moderate } from '../moderation/moderate';
import { decideText } from './decide-text';

export function decideTextRoute(app: FastifyInstance, { db }: AskContext): void {
  registerCall(
    app,
    decideTextCall,
    async ({ body, request }) => {
      const moderator = await requireMember(request, db);
      const event = body.isApproved ? 'ask-text-approved' : 'ask-text-refused';
      await moderate(
        { db, log: request.log, member: moderator },
        { work: (tx) => decideText(tx, moderator, body), toAct: () => ({ event, text: `${body.kind} ${body.id}` }) },
      );
      return { retcode: 0, message: 'ok' };
    },
    askAnswers,
  );
}
