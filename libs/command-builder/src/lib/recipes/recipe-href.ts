/** A recipe in an address (docs/behaviour/commands.md#recipe-pages). */
export interface RecipeInAddress {
  /** Id of the engine. */
  engine: string;
  /** The output of `recipeToText`. */
  recipe: string;
  description: string;
}

/** Separates the player's values from the other fields of an address. */
export const placePrefix = 'p.';

const searchOf = ({ engine, recipe, description }: RecipeInAddress) => {
  const search = new URLSearchParams({ engine, recipe });
  if (description !== '') search.set('description', description);
  return search.toString();
};

/** The page that runs a recipe; it works on every host. */
export const recipeHref = (recipe: RecipeInAddress): string => `/command/recipe?${searchOf(recipe)}`;

/** The form that changes a recipe. `id` is the recipe's id in this browser; without it a copy is made. */
export const recipeEditHref = (recipe: RecipeInAddress, id?: string): string =>
  `/command/recipes/edit?${searchOf(recipe)}${id === undefined ? '' : `&id=${encodeURIComponent(id)}`}`;
