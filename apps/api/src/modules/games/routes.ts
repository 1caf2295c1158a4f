import { getGameDownloads, getGameInfo, listGames } from '@starhaven/contracts';
import type { Game } from '@starhaven/contracts';
import type { FastifyInstance } from 'fastify';
import type { Drizzle } from '../../platform/database/database';
import { Refusal } from '../../platform/http/refusal';
import { registerCall } from '../../platform/http/register-call';
import { AnswerCache } from '../content';
import type { ContentVersions } from '../content';
import { getPlatforms } from './get-platforms';
import { listAllGames } from './list-all-games';

export interface GamesModuleOptions {
  db: Drizzle;
  versions: ContentVersions;
}

const invalidGameId = () => new Refusal(-1, 'Invalid Game ID', { status: 404 });

/** The spec's answer when there is nothing to download (docs/behaviour/downloads.md#download-messages). */
const nothing = { retcode: -1, message: 'Download data not found' };

/** The games, each game, and what there is to download for it (docs/behaviour/api.md#file-calls). */
export function registerGamesModule(app: FastifyInstance, { db, versions }: GamesModuleOptions): void {
  const cache = new AnswerCache(versions, 'games');
  const getList = () => cache.get('list', () => listAllGames(db));
  // Parsed from the kept list: a slug that no game has costs no query and no room in the cache.
  const findGame = async (slug: string): Promise<Game | null> => {
    const games = JSON.parse((await getList()).body.toString()) as Game[];
    return games.find((game) => game.slug === slug) ?? null;
  };

  registerCall(app, listGames, getList);

  registerCall(
    app,
    getGameInfo,
    async ({ params }) => {
      const game = await findGame(params.slug);
      if (game === null) throw new Refusal(-1, 'Game Not Found');
      return cache.get(`info ${game.slug}`, () => Promise.resolve(game));
    },
    { onInvalidParams: invalidGameId },
  );

  registerCall(
    app,
    getGameDownloads,
    async ({ params }) => {
      const game = await findGame(params.slug);
      if (game === null) throw new Refusal(nothing.retcode, nothing.message);
      return cache.get(`download ${game.slug}`, async () => {
        const platforms = await getPlatforms(db, game.id);
        return platforms.length > 0 ? platforms : nothing;
      });
    },
    { onInvalidParams: invalidGameId },
  );
}
