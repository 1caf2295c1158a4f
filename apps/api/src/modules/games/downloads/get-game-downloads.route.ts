import { getGameDownloads } from '@starhaven/contracts/games';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import { Refusal } from '../../../platform/http/errors/refusal';
import { getPlatforms } from './get-platforms';
import { invalidGameId } from '../http/games-context';
import type { GamesContext } from '../http/games-context';

/** The specification's answer when there is nothing to download (docs/behaviour/downloads.md#download-messages). */
const nothing = { retcode: -1, message: 'Download data not found' };

export function getGameDownloadsRoute(app: FastifyInstance, context: GamesContext): void {
  registerCall(
    app,
    getGameDownloads,
    async ({ params }) => {
      const game = await context.findGame(params.slug);
      if (game === null) throw new Refusal(nothing.retcode, nothing.message);
      return context.answers.get(`download ${game.slug}`, async () => {
        const platforms = await getPlatforms(context.db, game.id);
        return platforms.length > 0 ? platforms : nothing;
      });
    },
    { onInvalidParams: invalidGameId },
  );
}
