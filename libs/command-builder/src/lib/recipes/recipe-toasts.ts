import { maxSavedRecipes } from './saved-recipes';

/** Shown if the browser stores nothing, or the list is full. */
export const notKept = {
  type: 'error',
  title: 'Recipe not saved',
  message: `This browser does not store it, or you already have ${maxSavedRecipes} recipes. Bookmark the page of the recipe instead.`,
} as const;
