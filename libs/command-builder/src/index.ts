export { ReadPage } from './routes/read/read.page';
export { readMeta } from './routes/read/read.meta';
export { RecipeEditPage } from './routes/recipe-edit/recipe-edit.page';
export { recipeEditMeta } from './routes/recipe-edit/recipe-edit.meta';
export { RecipePage } from './routes/recipe/recipe.page';
export { recipeMeta } from './routes/recipe/recipe.meta';
export { RecipesPage } from './routes/recipes/recipes.page';
export { recipesMeta } from './routes/recipes/recipes.meta';
