import { buttonClass, ButtonLink, showToast } from '@starhaven/ui-kit';
import tools from '../../components/tool-form/tool-form.module.css';
import { recipeEditHref, recipeHref } from '../../lib/recipes/recipe-href';
import { notKept } from '../../lib/recipes/recipe-toasts';
import { removeRecipe, saveRecipe } from '../../lib/recipes/saved-recipes';
import type { SavedRecipe } from '../../lib/recipes/saved-recipes';

export interface RecipeCardProps {
  recipe: SavedRecipe;
  /** Why it does not work with the current commands; undefined while that is unknown. */
  problems: readonly string[] | undefined;
}

/** A recipe of the list. Deleting it needs a confirmation. */
export function RecipeCard({ recipe, problems = [] }: RecipeCardProps) {
  const { id, name, description, engineName, isFavourite } = recipe;
  const remove = () => {
    removeRecipe(id);
    showToast({ type: 'info', title: 'Recipe deleted', message: name });
  };
  const favour = () => {
    if (!saveRecipe({ ...recipe, isFavourite: !isFavourite })) showToast(notKept);
  };
  return (
    <article className={tools.card} aria-labelledby={`recipe-${id}`}>
      <h2 id={`recipe-${id}`}>{name}</h2>
      <p className={tools.quiet}>
        {engineName}
        {description === '' ? '' : ` · ${description}`}
      </p>
      {problems.length === 0 ? null : (
        <>
          <p>The commands of {engineName} have changed, so this recipe cannot run:</p>
          <ul className={tools.faults}>
            {problems.map((message) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        </>
      )}
      <div className={tools.actions}>
        <ButtonLink to={recipeHref(recipe)} aria-label={`Run ${name}`}>
          Run
        </ButtonLink>
        <ButtonLink to={recipeEditHref(recipe, id)} aria-label={`Edit ${name}`}>
          Edit
        </ButtonLink>
        <button
          type="button"
          className={buttonClass()}
          aria-pressed={isFavourite}
          aria-label={`Favourite: ${name}`}
          onClick={favour}
        >
          {isFavourite ? '★ Favourite' : '☆ Favourite'}
        </button>
        <details className={tools.more}>
          <summary className={buttonClass()} aria-label={`Delete ${name}`}>
            Delete
          </summary>
          <button type="button" className={buttonClass('danger')} onClick={remove} aria-label={`Really delete ${name}`}>
            Really delete
          </button>
        </details>
      </div>
    </article>
  );
}
