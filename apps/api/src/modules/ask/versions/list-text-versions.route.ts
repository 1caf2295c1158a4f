import { listTextVersions as listTextVersionsCall } from '@starhaven/contracts/ask';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import type { AskContext } from '../ask-context';
import { askAnswers } from '../http/ask-answers';
import { readVersions } from './read-versions';

export function listTextVersionsRoute(app: FastifyInstance, { db }: AskContext): void {
  registerCall(
    app,
    listTextVersionsCall,
    async ({ params }) => {
      return { retcode: 0, message: 'ok', data: await readVersions(db, params) };
    },
    askAnswers,
  );
}
