import { getGameInfo } from '@starhaven/contracts/games';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../platform/http/calls/register-call';
import { Refusal } from '../../platform/http/errors/refusal';
import { invalidGameId } from './http/games-context';
import type { GamesContext } from './http/games-context';

export function getGameInfoRoute(app: FastifyInstance, context: GamesContext): void {
  registerCall(
    app,
    getGameInfo,
    async ({ params }) => {
      const game = await context.findGame(params.slug);
      if (game === null) throw new Refusal(-1, 'Game Not Found');
      return context.answers.get(`info ${game.slug}`, () => Promise.resolve(game));
    },
    { onInvalidParams: invalidGameId },
  );
}
