import type { FastifyInstance } from 'fastify';
import { getGameDownloadsRoute } from './downloads/get-game-downloads.route';
import { getGameInfoRoute } from './get-game-info.route';
import { GamesContext } from './http/games-context';
import type { GamesModuleOptions } from './http/games-context';
import { listGamesRoute } from './list-games.route';

/** The games, each game, and its downloads (docs/behaviour/api.md#file-calls). */
export function registerGamesModule(app: FastifyInstance, options: GamesModuleOptions): void {
  const context = new GamesContext(options);
  for (const route of [listGamesRoute, getGameInfoRoute, getGameDownloadsRoute]) route(app, context);
}
