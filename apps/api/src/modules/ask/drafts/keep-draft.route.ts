import { keepDraft as keepDraftCall } from '@starhaven/contracts/ask';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import { refuseOverLimit } from '../../../platform/limits/refuse-over-limit';
import type { AskContext } from '../ask-context';
import { askAnswers } from '../http/ask-answers';
import { requireMember } from '../http/require-member';
import { keepDraft } from './keep-draft';

export function keepDraftRoute(app: FastifyInstance, { db, drafts }: AskContext): void {
  registerCall(
    app,
    keepDraftCall,
    async ({ body, request }) => {
      const { accountId } = await requireMember(request, db);
      await refuseOverLimit(drafts, String(accountId), 'Too many drafts in a minute.');
      await keepDraft(db, accountId, body);
      return { retcode: 0, message: 'ok' };
    },
    askAnswers,
  );
}
