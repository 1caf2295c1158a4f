import * as v from 'valibot';
import { recipeFormLimits } from '../../lib/recipes/recipe-limits';

const text = v.optional(v.string(), '');

/** A recipe as it is typed (docs/behaviour/commands.md#how-a-recipe-is-typed). */
export const RecipeFormSchema = v.object({
  name: v.pipe(
    text,
    v.trim(),
    v.nonEmpty('Please give the recipe a name'),
    v.maxLength(recipeFormLimits.name, `A name has at most ${recipeFormLimits.name} characters`),
  ),
  description: v.pipe(
    text,
    v.trim(),
    v.maxLength(recipeFormLimits.description, `A description has at most ${recipeFormLimits.description} characters`),
  ),
  engine: v.pipe(text, v.nonEmpty('Please choose an engine')),
  lines: v.pipe(
    text,
    v.nonEmpty('Please type at least one command'),
    v.maxLength(recipeFormLimits.characters, `A recipe has at most ${recipeFormLimits.characters} characters`),
  ),
});
