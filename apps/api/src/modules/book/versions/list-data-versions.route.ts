import { listDataVersions } from '@starhaven/contracts/handbook';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import { AnswerCache } from '../../content';
import type { BookModuleOptions } from '../book-module-options';
import { findDataVersions } from '../repository';

/** Unknown games share one cache key, so that the number of cached answers is bounded. */
const knownGame = (game: number) => ([1, 2, 3].includes(game) ? game : 0);

export function listDataVersionsRoute(app: FastifyInstance, { db, versions }: BookModuleOptions): void {
  const answers = new AnswerCache(versions, 'handbook');
  registerCall(app, listDataVersions, ({ query }) =>
    answers.get(`history ${knownGame(query.game)}`, async () => ({
      retcode: 0,
      message: 'ok',
      data: await findDataVersions(db, query.game),
    })),
  );
}
