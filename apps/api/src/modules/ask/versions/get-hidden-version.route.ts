import { getHiddenVersion as getHiddenVersionCall } from '@starhaven/contracts/ask';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import type { AskContext } from '../ask-context';
import { askAnswers } from '../http/ask-answers';
import { requireMember } from '../http/require-member';
import { readVersion } from './read-versions';

export function getHiddenVersionRoute(app: FastifyInstance, { db }: AskContext): void {
  registerCall(
    app,
    getHiddenVersionCall,
    async ({ params, request }) => {
      const moderator = await requireMember(request, db);
      return { retcode: 0, message: 'ok', data: await readVersion(db, { ...params, moderator }) };
    },
    askAnswers,
  );
}
