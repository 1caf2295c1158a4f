import { keepDraft as keepDraftCall } from '@starhaven/contracts/ask';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import type { AskContext } from '../ask-context';
import { askTextAnswers } from '../http/ask-answers';
import { requireMember } from '../http/require-member';
import { keepDraft } from './keep-draft';

export function keepDraftRoute(app: FastifyInstance, context: AskContext): void {
  registerCall(
    app,
    keepDraftCall,
    async ({ body, request }) => {
      const { accountId } = await requireMember(request, context.db);
      await keepDraft(context, accountId, body);
      return { retcode: 0, message: 'ok' };
    },
    askTextAnswers(context.db),
  );
}
