import { keepDraft as keepDraftCall } from '@starhaven/contracts/ask';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import { DomainError } from '../../../platform/errors/domain-error';
import type { AskContext } from '../ask-context';
import { askAnswers } from '../http/ask-answers';
import { requireMember } from '../http/require-member';
import { storeDraft } from './drafts';

export function keepDraftRoute(app: FastifyInstance, { db, drafts }: AskContext): void {
  registerCall(
    app,
    keepDraftCall,
    async ({ body, request }) => {
      const { accountId } = await requireMember(request, db);
      const { isOver, max, until } = await drafts.hit(String(accountId));
      if (isOver) throw new DomainError('rate-limited', 'Too many drafts in a minute.', { max, until });
      await storeDraft(db, accountId, body);
      return { retcode: 0, message: 'ok' };
    },
    askAnswers,
  );
}
