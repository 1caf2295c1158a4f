import { GameSlugSchema } from '@starhaven/contracts';
import { is } from 'valibot';

/**
 * The slug when it can name a game, otherwise null (docs/behaviour/downloads.md#game-slug); nothing is asked of the upstream for a
 * bad one.
 */
export function readGameSlug(slug: string | undefined): string | null {
  return is(GameSlugSchema, slug) ? slug : null;
}
