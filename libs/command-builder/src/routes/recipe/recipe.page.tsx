import { Form, useLoaderData } from '@remix-run/react';
import { buttonClass, ButtonLink, CopyButton, Page, PageHead, ProblemPanel, TextField } from '@starhaven/ui-kit';
import tools from '../../components/tool-form/tool-form.module.css';
import { placePrefix, recipeEditHref } from '../../lib/recipes/recipe-href';
import type { loader } from './recipe.route.server';
import { KeepRecipe } from './keep-recipe';

/** Runs a recipe: its places, its lines, and what stands in the way (docs/behaviour/commands.md#recipe-pages). */
export function RecipePage() {
  const { content, problem } = useLoaderData<typeof loader>();
  if (problem)
    return (
      <Page kind="reading">
        <ProblemPanel level={1} problem={problem}>
          <ButtonLink to="/command/recipes">Your recipes</ButtonLink>
        </ProblemPanel>
      </Page>
    );
  const { name, description, engine, places, lines, problems, text } = content;
  const recipe = { engine: engine.id, recipe: text, description };
  return (
    <Page kind="reading" className={tools.page}>
      <PageHead title={name}>{description || `A recipe for ${engine.name}.`}</PageHead>
      {places.length === 0 ? null : (
        <Form method="get" action="/command/recipe" className={tools.form}>
          <input type="hidden" name="engine" value={engine.id} />
          <input type="hidden" name="recipe" value={text} />
          {description === '' ? null : <input type="hidden" name="description" value={description} />}
          <div className={tools.fields}>
            {places.map(({ id, label, typed }) => (
              <TextField
                key={`${id} ${typed}`}
                id={`place-${id}`}
                name={`${placePrefix}${id}`}
                label={label || id}
                defaultValue={typed}
                maxLength={500}
                autoComplete="off"
              />
            ))}
          </div>
          <div className={tools.actions}>
            <button type="submit" className={buttonClass('primary')}>
              Fill in
            </button>
          </div>
        </Form>
      )}
      <section className={tools.card} aria-labelledby="recipe-lines" role="status">
        <h2 id="recipe-lines">
          {lines.length} {lines.length === 1 ? 'command' : 'commands'} for {engine.name}
        </h2>
        {problems.length === 0 ? (
          <pre className={tools.lines} tabIndex={0} aria-label="Commands of this recipe">
            <code>{lines.join('\n')}</code>
          </pre>
        ) : (
          <>
            <p>This recipe cannot run, because half of it would do something else:</p>
            <ul className={tools.faults}>
              {problems.map((message) => (
                <li key={message}>{message}</li>
              ))}
            </ul>
          </>
        )}
        <div className={tools.actions}>
          {lines.length === 0 ? null : <CopyButton text={lines.join('\n')} subject="Commands" aria-label="Copy all" />}
          <ButtonLink to={recipeEditHref(recipe)}>Edit a copy</ButtonLink>
          <KeepRecipe recipe={{ ...recipe, engineName: engine.name, name }} />
        </div>
      </section>
      <p className={tools.quiet}>
        The address of this page is the recipe itself: send it to a friend, or bookmark it.{' '}
        <a href="/command/recipes">Your recipes</a>
      </p>
    </Page>
  );
}
