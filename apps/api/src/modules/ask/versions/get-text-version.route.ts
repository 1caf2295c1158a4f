import { getTextVersion as getTextVersionCall } from '@starhaven/contracts/ask';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import type { AskContext } from '../ask-context';
import { askAnswers } from '../http/ask-answers';
import { readVersion } from './read-versions';

export function getTextVersionRoute(app: FastifyInstance, { db }: AskContext): void {
  registerCall(
    app,
    getTextVersionCall,
    async ({ params }) => {
      return { retcode: 0, message: 'ok', data: await readVersion(db, params) };
    },
    askAnswers,
  );
}
