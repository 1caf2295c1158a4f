import { voteOnText as voteOnTextCall } from '@starhaven/contracts/ask';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import type { AskContext } from '../ask-context';
import { askAnswers } from '../http/ask-answers';
import { requireMember } from '../http/require-member';
import { voteOnText } from './vote-on-text';

export function voteOnTextRoute(app: FastifyInstance, context: AskContext): void {
  registerCall(
    app,
    voteOnTextCall,
    async ({ body, request }) => {
      const member = await requireMember(request, context.db);
      const vote = await voteOnText(context, member, body);
      return { retcode: 0, message: 'ok', data: { vote } };
    },
    askAnswers,
  );
}
