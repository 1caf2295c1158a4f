import { listOwnVotes as listOwnVotesCall } from '@starhaven/contracts/ask';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import type { AskContext } from '../ask-context';
import { requireMember } from '../http/require-member';
import { textId } from '../texts/text-id';
import { ownVotes } from './own-votes';

const maxQuestions = 20;

export function listOwnVotesRoute(app: FastifyInstance, { db }: AskContext): void {
  registerCall(app, listOwnVotesCall, async ({ query, request }) => {
    const { accountId } = await requireMember(request, db);
    const ids = query.questions.slice(0, maxQuestions).map(textId);
    return { retcode: 0, message: 'ok', data: await ownVotes(db, accountId, ids) };
  });
}
