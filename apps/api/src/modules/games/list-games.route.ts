import { listGames } from '@starhaven/contracts/games';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../platform/http/calls/register-call';
import type { GamesContext } from './http/games-context';

export function listGamesRoute(app: FastifyInstance, context: GamesContext): void {
  registerCall(app, listGames, () => context.getList());
}
