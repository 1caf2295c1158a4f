export { headers as commandListHeaders, loader as commandListLoader } from './routes/list/list.route.server';
export { loader as commandItemsLoader } from './routes/items-json/items-json.route.server';
export { headers as pickHeaders, loader as pickLoader } from './routes/pick/pick.route.server';
export { loader as commandsJsonLoader } from './routes/commands-json/commands-json.route.server';
export { loader as suggestJsonLoader } from './routes/suggest-json/suggest-json.route.server';
export { headers as readHeaders, loader as readLoader } from './routes/read/read.route.server';
export {
  action as recipeEditAction,
  headers as recipeEditHeaders,
  loader as recipeEditLoader,
} from './routes/recipe-edit/recipe-edit.route.server';
export {
  headers as recipeHeaders,
  loader as recipeLoader,
  sharedLoader as sharedRecipeLoader,
} from './routes/recipe/recipe.route.server';
export { headers as recipesHeaders, loader as recipesLoader } from './routes/recipes/recipes.route.server';
export { action as recipeAction } from './routes/recipe/share-recipe.server';
export {
  action as importAction,
  headers as importHeaders,
  loader as importLoader,
} from './routes/import/import.route.server';
