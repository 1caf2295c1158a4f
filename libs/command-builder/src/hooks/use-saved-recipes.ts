import { useSyncExternalStore } from 'react';
import { readRecipes, subscribeToRecipes } from '../lib/recipes/saved-recipes';
import type { SavedRecipe } from '../lib/recipes/saved-recipes';

const none: readonly SavedRecipe[] = [];

/** The recipes of this browser; empty on the server. */
export const useSavedRecipes = (): readonly SavedRecipe[] =>
  useSyncExternalStore(subscribeToRecipes, readRecipes, () => none);
