import { recipeFromText, recipeToText, RecipeSchema } from '@starhaven/game-commands';
import { readStored, readStoredText, writeStored } from '@starhaven/ui-kit';
import * as v from 'valibot';
import { recipeFormLimits } from './recipe-limits';

const storageKey = 'command_recipes';
/** docs/behaviour/commands.md#recipe-pages */
export const maxSavedRecipes = 200;

const text = (max: number) => v.pipe(v.string(), v.maxLength(max));

const SavedRecipeSchema = v.object({
  id: v.pipe(text(64), v.nonEmpty()),
  /** Id and name of the engine. */
  engine: text(140),
  engineName: text(100),
  name: v.pipe(text(recipeFormLimits.name), v.nonEmpty()),
  description: text(recipeFormLimits.description),
  /** The output of `recipeToText`. */
  recipe: v.pipe(
    v.string(),
    v.check((one) => recipeFromText(one) !== null),
  ),
  isFavourite: v.boolean(),
});
export type SavedRecipe = v.InferOutput<typeof SavedRecipeSchema>;

const none: readonly SavedRecipe[] = [];
const listeners = new Set<() => void>();
let known: { json: string; recipes: readonly SavedRecipe[] } = { json: '', recipes: none };

/** The recipes of this browser, favourites first. An unreadable one is left out. Never throws. */
export function readRecipes(): readonly SavedRecipe[] {
  const json = readStoredText('localStorage', storageKey) ?? '';
  if (json !== known.json) known = { json, recipes: parseRows(readStored('localStorage', storageKey)) };
  return known.recipes;
}

function parseRows(rows: unknown): readonly SavedRecipe[] {
  if (!Array.isArray(rows)) return none;
  const readable = rows.flatMap((row: unknown) => {
    const parsed = v.safeParse(SavedRecipeSchema, row);
    return parsed.success ? [parsed.output] : [];
  });
  return readable.sort((one, other) => Number(other.isFavourite) - Number(one.isFavourite));
}

/** Calls the listener when recipes change in this tab or in another one. Returns the function that stops this. */
export function subscribeToRecipes(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Adds a recipe or replaces the one with its id. Returns false if this browser stores nothing or no more recipes. */
export function saveRecipe(recipe: SavedRecipe): boolean {
  const others = readRecipes().filter(({ id }) => id !== recipe.id);
  return others.length < maxSavedRecipes && write([recipe, ...others]);
}

export const removeRecipe = (id: string): boolean => write(readRecipes().filter((one) => one.id !== id));

/** Also works on pages without https, where `crypto.randomUUID` is missing. */
export const newRecipeId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');

function write(recipes: readonly SavedRecipe[]): boolean {
  if (!writeStored('localStorage', storageKey, recipes)) return false;
  for (const listener of listeners) listener();
  return true;
}

const FileSchema = v.object({
  format: v.literal('starhaven-recipes'),
  recipes: v.pipe(v.array(v.unknown()), v.maxLength(1_000)),
});
const FileRowSchema = v.object({
  ...v.omit(SavedRecipeSchema, ['id', 'recipe', 'name', 'isFavourite']).entries,
  recipe: RecipeSchema,
});

/** The recipes as a file that people can read and other programs can write (docs/behaviour/commands.md#recipe-files). */
export const recipesToFile = (recipes: readonly SavedRecipe[]): string =>
  JSON.stringify(
    {
      format: 'starhaven-recipes',
      recipes: recipes.map(({ engine, engineName, description, recipe }) => ({
        ...{ engine, engineName, description },
        recipe: recipeFromText(recipe),
      })),
    },
    null,
    2,
  );

/** The recipes of a file with new ids, and the number of entries that cannot be read; null if it is not a recipe file. */
export function recipesFromFile(json: string): { recipes: SavedRecipe[]; leftOut: number } | null {
  try {
    const file = v.safeParse(FileSchema, JSON.parse(json));
    if (!file.success) return null;
    const recipes = file.output.recipes.flatMap((row): SavedRecipe[] => {
      const parsed = v.safeParse(FileRowSchema, row);
      const recipe = parsed.success ? recipeToText(parsed.output.recipe) : null;
      if (!parsed.success || recipe === null) return [];
      return [{ ...parsed.output, id: newRecipeId(), name: parsed.output.recipe.name, recipe, isFavourite: false }];
    });
    return { recipes, leftOut: file.output.recipes.length - recipes.length };
  } catch {
    return null;
  }
}
