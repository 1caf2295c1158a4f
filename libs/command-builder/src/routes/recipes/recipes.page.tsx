import { ButtonLink, Page, PageHead, useIsHydrated } from '@starhaven/ui-kit';
import tools from '../../components/tool-form/tool-form.module.css';
import { useCheckedRecipes } from '../../hooks/use-checked-recipes';
import { useSavedRecipes } from '../../hooks/use-saved-recipes';
import { RecipeCard } from './recipe-card';
import { RecipeFiles } from './recipe-files';

/** The recipes of this browser (docs/behaviour/commands.md#recipe-pages). */
export function RecipesPage() {
  const isReady = useIsHydrated();
  const recipes = useSavedRecipes();
  const checked = useCheckedRecipes(recipes);
  return (
    <Page kind="reading" className={tools.page}>
      <PageHead title="Recipes">
        Game commands to run one after another. Your recipes are kept in this browser only; a link shares them.
      </PageHead>
      <div className={tools.actions}>
        <ButtonLink to="/command/recipes/edit" tone="primary">
          Write a recipe
        </ButtonLink>
        <ButtonLink to="/command/read">Start from pasted commands</ButtonLink>
      </div>
      <noscript>
        <p className={tools.warning}>
          The list of your recipes needs JavaScript, because only your browser keeps it. You can still write a recipe
          and bookmark its page.
        </p>
      </noscript>
      {isReady && recipes.length === 0 ? <p className={tools.card}>You have no recipes yet.</p> : null}
      <ul className={tools.list}>
        {recipes.map((recipe) => (
          <li key={recipe.id}>
            <RecipeCard recipe={recipe} problems={checked.get(recipe.id)} />
          </li>
        ))}
      </ul>
      {isReady ? <RecipeFiles recipes={recipes} /> : null}
    </Page>
  );
}
