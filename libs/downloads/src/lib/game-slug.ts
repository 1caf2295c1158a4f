import { GameSlugSchema } from '@starhaven/contracts/games';
import { is } from 'valibot';

/** The slug if it can name a game, otherwise null (docs/behaviour/downloads.md#game-slug). A bad slug causes no upstream call. */
export function readGameSlug(slug: string | undefined): string | null {
  return is(GameSlugSchema, slug) ? slug : null;
}
