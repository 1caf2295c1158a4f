import * as v from 'valibot';

/**
 * At least two characters, letters, digits and hyphen, not all digits, not starting with a hyphen
 * (docs/behaviour/downloads.md#game-slug).
 */
export const GameSlugSchema = v.pipe(v.string(), v.maxLength(64), v.regex(/^(?!\d+$)[A-Za-z0-9][A-Za-z0-9-]+$/));

export const GameParamsSchema = v.object({ slug: GameSlugSchema });
