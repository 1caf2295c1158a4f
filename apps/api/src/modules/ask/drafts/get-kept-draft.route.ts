import { getKeptDraft as getKeptDraftCall } from '@starhaven/contracts/ask';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import type { AskContext } from '../ask-context';
import { requireMember } from '../http/require-member';
import { getKeptDraft } from './get-kept-draft';

export function getKeptDraftRoute(app: FastifyInstance, { db }: AskContext): void {
  registerCall(app, getKeptDraftCall, async ({ query, request }) => {
    const { accountId } = await requireMember(request, db);
    return { retcode: 0, message: 'ok', data: await getKeptDraft(db, accountId, query.place) };
  });
}
