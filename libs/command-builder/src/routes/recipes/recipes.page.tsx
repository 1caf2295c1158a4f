import { useLoaderData } from '@remix-run/react';
import { ButtonLink, Page, PageHead, scriptsOnly, useIsHydrated } from '@starhaven/ui-kit';
import tools from '../../components/tool-form/tool-form.module.css';
import { useCheckedRecipes } from '../../hooks/use-checked-recipes';
import { useSavedRecipes } from '../../hooks/use-saved-recipes';
import { OwnLinks } from './own-links';
import { RecipeCard } from './recipe-card';
import { RecipeFiles } from './recipe-files';
import type { loader } from './recipes.route.server';

/** The recipes of this browser (docs/behaviour/commands.md#recipe-pages). */
export function RecipesPage() {
  const { links, isSilent } = useLoaderData<typeof loader>();
  const isReady = useIsHydrated();
  const recipes = useSavedRecipes();
  const { problems, silent } = useCheckedRecipes(recipes);
  return (
    <Page kind="reading" className={tools.page}>
      <PageHead
        title="Recipes"
        actions={
          <>
            <ButtonLink to="/command/recipes/edit" tone="primary">
              Write a recipe
            </ButtonLink>
            <ButtonLink to="/command/read">Start from pasted commands</ButtonLink>
          </>
        }
      >
        Game commands to run one after another. Your recipes are kept in this browser only; a link shares them.
      </PageHead>
      <noscript>
        <p className={tools.warning}>
          The list of your recipes needs JavaScript, because only your browser keeps it. You can still write a recipe
          and bookmark its page.
        </p>
      </noscript>
      {/* The server knows these links, so they are above what only the browser knows; a press on one must not miss it. */}
      {links && links.own.length > 0 ? <OwnLinks links={links.own} now={links.now} /> : null}
      {/* Only the browser has the recipes. Space is reserved for them, so that the content below does not move. */}
      <div className={tools.kept}>
        {recipes.length === 0 ? (
          <p className={`${tools.card} ${scriptsOnly}`} style={{ visibility: isReady ? undefined : 'hidden' }}>
            You have no recipes yet.
          </p>
        ) : null}
        {silent.length === 0 ? null : (
          <p className={tools.warning} role="status">
            The commands of {silent.join(', ')} could not be loaded, so these recipes are not checked.
          </p>
        )}
        {recipes.length === 0 ? null : (
          <ul className={tools.list}>
            {recipes.map((recipe) => (
              <li key={recipe.id}>
                <RecipeCard recipe={recipe} problems={problems.get(recipe.id)} />
              </li>
            ))}
          </ul>
        )}
        {links?.own.length === 0 ? <OwnLinks links={links.own} now={links.now} /> : null}
        {isSilent ? (
          <p className={tools.warning}>Your short links could not be loaded. Try again in a moment.</p>
        ) : null}
        {isReady ? <RecipeFiles recipes={recipes} /> : null}
      </div>
    </Page>
  );
}
