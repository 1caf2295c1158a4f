import { listLinkChecks as listLinkChecksCall } from '@starhaven/contracts/games';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import { Refusal } from '../../../platform/http/errors/refusal';
import { invalidGameId } from '../http/games-context';
import type { GamesContext } from '../http/games-context';
import { listLinkChecks } from './list-link-checks';

export function listLinkChecksRoute(app: FastifyInstance, context: GamesContext): void {
  registerCall(
    app,
    listLinkChecksCall,
    async ({ params }) => {
      const game = await context.findGame(params.slug);
      if (game === null) throw new Refusal(-1, 'Game Not Found');
      return { retcode: 0, message: 'ok', data: await listLinkChecks(context.db, game.id) };
    },
    { onInvalidParams: invalidGameId },
  );
}
