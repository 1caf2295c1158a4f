import { extensions } from '@starhaven/contracts/protocol';
import type { FastifyInstance } from 'fastify';
import { getCommandsRoute } from './commands/get-commands.route';
import { getGameDownloadsRoute } from './downloads/get-game-downloads.route';
import { getGameInfoRoute } from './get-game-info.route';
import { GamesContext } from './http/games-context';
import type { GamesModuleOptions } from './http/games-context';
import { listLinkChecksRoute } from './links/list-link-checks.route';
import { listGamesRoute } from './list-games.route';

/** The games, each game, its downloads and their links, and the commands of its engines (docs/behaviour/api.md#file-calls). */
export function registerGamesModule(app: FastifyInstance, options: GamesModuleOptions): void {
  const context = new GamesContext(options);
  app.extensions.add(extensions.linkChecks);
  const routes = [listGamesRoute, getGameInfoRoute, getGameDownloadsRoute, listLinkChecksRoute, getCommandsRoute];
  for (const route of routes) route(app, context);
}
