export { RecipesPage as default, recipesMeta as meta } from '@starhaven/command-builder';
