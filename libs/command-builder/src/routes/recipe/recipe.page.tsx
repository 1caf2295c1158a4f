import { Form, useActionData, useLoaderData } from '@remix-run/react';
import {
  ButtonLink,
  CopyButton,
  Page,
  PageHead,
  ProblemPanel,
  ReplyMessage,
  TextField,
  buttonClass,
  formLayout,
  useReplyMessage,
} from '@starhaven/ui-kit';
import type { FormReply } from '@starhaven/ui-kit';
import { RunInChat } from '../../together/run-in-chat/run-in-chat';
import tools from '../../components/tool-form/tool-form.module.css';
import type { RecipeInAddress } from '../../lib/recipes/recipe-href';
import { placePrefix, recipeEditHref } from '../../lib/recipes/recipe-href';
import type { loader } from './recipe.route.server';
import { KeepRecipe } from './keep-recipe';

/** Runs a recipe: its placeholders, its lines, and why it may not work (docs/behaviour/commands.md#recipe-pages). */
export function RecipePage() {
  const { content, problem } = useLoaderData<typeof loader>();
  const message = useReplyMessage(useActionData<FormReply>());
  if (problem)
    return (
      <Page kind="reading">
        <ProblemPanel level={1} problem={problem}>
          <ButtonLink to="/command/recipes">Your recipes</ButtonLink>
        </ProblemPanel>
      </Page>
    );
  const { name, description, engine, places, lines, problems, text, path, canShare, isMine } = content;
  const isLong = path === '/command/recipe';
  const recipe = { engine: engine.id, recipe: text, description };
  return (
    <Page kind="reading" className={tools.page}>
      <PageHead title={name}>{description || `A recipe for ${engine.name}.`}</PageHead>
      <ReplyMessage message={message} />
      {places.length === 0 ? null : (
        <Form method="get" action={path} className={formLayout.form}>
          {isLong ? <AddressFields recipe={recipe} /> : null}
          <div className={tools.fields}>
            {places.map(({ id, label, typed, errors }) => (
              <TextField
                key={`${id} ${typed}`}
                id={`place-${id}`}
                name={`${placePrefix}${id}`}
                label={label || id}
                defaultValue={typed}
                maxLength={500}
                autoComplete="off"
                errors={errors}
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
            <p>This recipe cannot run until these problems are solved:</p>
            <ul className={tools.faults}>
              {problems.map((message) => (
                <li key={message}>{message}</li>
              ))}
            </ul>
          </>
        )}
        <div className={tools.actions}>
          {lines.length === 0 ? null : (
            <>
              <RunInChat lines={lines} engine={{ game: engine.gameId, id: engine.id, name: engine.name }} />
              <CopyButton text={lines.join('\n')} subject="Commands" aria-label="Copy all" />
            </>
          )}
          <ButtonLink to={recipeEditHref(recipe)}>Edit a copy</ButtonLink>
          <KeepRecipe recipe={{ ...recipe, engineName: engine.name, name }} />
        </div>
      </section>
      <p className={tools.quiet}>
        {isLong
          ? 'The address of this page is the recipe itself: send it to a friend, or bookmark it.'
          : 'Anyone who has the address of this page can open the recipe.'}
      </p>
      <div className={tools.actions}>
        <ButtonLink to="/command/recipes">Your recipes</ButtonLink>
        {canShare ? (
          <Form method="post" action={path}>
            <input type="hidden" name="intent" value="share" />
            <AddressFields recipe={recipe} />
            <button type="submit" className={buttonClass()}>
              Make a short link
            </button>
          </Form>
        ) : null}
        {isMine ? (
          <Form method="post" action={path}>
            <input type="hidden" name="intent" value="remove" />
            <button type="submit" className={buttonClass('danger')}>
              Remove this link
            </button>
          </Form>
        ) : null}
      </div>
    </Page>
  );
}

const AddressFields = ({ recipe: { engine, recipe, description } }: { recipe: RecipeInAddress }) => (
  <>
    <input type="hidden" name="engine" value={engine} />
    <input type="hidden" name="recipe" value={recipe} />
    {description === '' ? null : <input type="hidden" name="description" value={description} />}
  </>
);
