import type { FastifyInstance } from 'fastify';
import { getCommandsRoute } from './commands/get-commands.route';
import { getGameDownloadsRoute } from './downloads/get-game-downloads.route';
import { getGameInfoRoute } from './get-game-info.route';
import { GamesContext } from './http/games-context';
import type { GamesModuleOptions } from './http/games-context';
import { listGamesRoute } from './list-games.route';

/** The games, each game, its downloads, and the commands of its engines (docs/behaviour/api.md#file-calls). */
export function registerGamesModule(app: FastifyInstance, options: GamesModuleOptions): void {
  const context = new GamesContext(options);
  for (const route of [listGamesRoute, getGameInfoRoute, getGameDownloadsRoute, getCommandsRoute]) route(app, context);
}
