import { reportText as reportTextCall } from '@starhaven/contracts/ask';
import type { FastifyInstance } from 'fastify';
import { DomainError } from '../../../platform/errors/domain-error';
import { registerCall } from '../../../platform/http/calls/register-call';
import type { AskContext } from '../ask-context';
import { askAnswers } from '../http/ask-answers';
import { requireMember } from '../http/require-member';
import { report } from './report-text';

export function reportTextRoute(app: FastifyInstance, { db, reports }: AskContext): void {
  registerCall(
    app,
    reportTextCall,
    async ({ body, request }) => {
      const member = await requireMember(request, db);
      const { isOver, max, until } = await reports.hit(String(member.accountId));
      if (isOver) throw new DomainError('rate-limited', 'Too many reports in an hour.', { max, until });
      await report(db, member, body);
      return { retcode: 0, message: 'ok' };
    },
    askAnswers,
  );
}
