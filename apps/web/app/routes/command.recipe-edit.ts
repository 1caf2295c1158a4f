export {
  recipeEditAction as action,
  recipeEditHeaders as headers,
  recipeEditLoader as loader,
} from '@starhaven/command-builder/server';
export { RecipeEditPage as default, recipeEditMeta as meta } from '@starhaven/command-builder';
