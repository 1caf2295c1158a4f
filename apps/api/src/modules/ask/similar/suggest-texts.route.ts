import { suggestTexts as suggestTextsCall } from '@starhaven/contracts/ask';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import { findPostsOfWords } from '../../blog';
import type { AskContext } from '../ask-context';
import { suggestTexts } from './suggest-texts';

export function suggestTextsRoute(app: FastifyInstance, { db }: AskContext): void {
  registerCall(app, suggestTextsCall, async ({ query }) => ({
    retcode: 0,
    message: 'ok',
    data: await suggestTexts(db, query.title, findPostsOfWords),
  }));
}
