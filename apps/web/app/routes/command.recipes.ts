export { recipesHeaders as headers, recipesLoader as loader } from '@starhaven/command-builder/server';
export { RecipesPage as default, recipesMeta as meta } from '@starhaven/command-builder';
