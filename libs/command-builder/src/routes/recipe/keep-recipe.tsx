import { buttonClass, scriptsOnly, showToast, useIsHydrated } from '@starhaven/ui-kit';
import { useSavedRecipes } from '../../hooks/use-saved-recipes';
import { newRecipeId, saveRecipe } from '../../lib/recipes/saved-recipes';
import type { SavedRecipe } from '../../lib/recipes/saved-recipes';
import { notKept } from '../../lib/recipes/recipe-toasts';

/** Stores an opened recipe in this browser, once; needs scripts. */
export function KeepRecipe({ recipe }: { recipe: Omit<SavedRecipe, 'id' | 'isFavourite'> }) {
  const isReady = useIsHydrated();
  const isKept = useSavedRecipes().some((one) => one.recipe === recipe.recipe && one.engine === recipe.engine);
  const keep = () => {
    const isSaved = saveRecipe({ ...recipe, id: newRecipeId(), isFavourite: false });
    showToast(
      isSaved ? { type: 'ok', title: 'Recipe saved', message: 'It is in your recipes on this device.' } : notKept,
    );
  };
  return (
    <button type="button" className={`${buttonClass()} ${scriptsOnly}`} onClick={keep} disabled={!isReady || isKept}>
      {isKept ? 'In your recipes' : 'Save to my recipes'}
    </button>
  );
}
