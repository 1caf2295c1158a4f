export {
  recipeAction as action,
  recipeHeaders as headers,
  recipeLoader as loader,
} from '@starhaven/command-builder/server';
export { RecipePage as default, recipeMeta as meta } from '@starhaven/command-builder';
