import * as v from 'valibot';
import { WireTextSchema } from '../../protocol/wire/wire';

/** `{gameSlug}/{command}` of an engine. */
export const EngineIdSchema = v.pipe(
  v.string(),
  v.maxLength(140),
  v.regex(/^[a-z0-9-]+\/[A-Za-z0-9_][A-Za-z0-9_.-]*$/),
);

/** A recipe in an address: base64url of its JSON (docs/behaviour/commands.md#recipes). */
export const RecipeTextSchema = v.pipe(v.string(), v.maxLength(8_000), v.regex(/^[\w-]+$/));

/** Id of a shared recipe: 72 random bits, so that recipes cannot be found by trying numbers. */
export const SharedRecipeIdSchema = v.pipe(v.string(), v.regex(/^[\w-]{12}$/));

/** A recipe at a short address (docs/behaviour/commands.md#shared-recipes). */
export const SharedRecipeSchema = v.object({
  engine: EngineIdSchema,
  recipe: RecipeTextSchema,
  description: v.pipe(WireTextSchema, v.maxLength(300)),
});
export type SharedRecipe = v.InferOutput<typeof SharedRecipeSchema>;
