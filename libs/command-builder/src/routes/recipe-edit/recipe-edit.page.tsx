import { Form, useActionData, useLoaderData, useNavigate, useNavigation } from '@remix-run/react';
import {
  ButtonLink,
  LeaveWarning,
  Page,
  PageHead,
  ProblemPanel,
  ReplyMessage,
  TextField,
  formLayout,
  showToast,
  SubmitButton,
  useBeforePaint,
} from '@starhaven/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { EngineField } from '../../components/tool-form/engine-field';
import { TextAreaField } from '../../components/tool-form/text-area-field';
import tools from '../../components/tool-form/tool-form.module.css';
import { recipeHref } from '../../lib/recipes/recipe-href';
import { recipeFormLimits } from '../../lib/recipes/recipe-limits';
import { notKept } from '../../lib/recipes/recipe-toasts';
import { newRecipeId, readRecipes, saveRecipe } from '../../lib/recipes/saved-recipes';
import type { RecipeEditReplyFields, RecipeEditReply } from './recipe-edit-reply';
import type { loader } from './recipe-edit.route.server';

const editedFields = ['name', 'description', 'engine', 'lines'] as const;

/** Browsers change the line breaks of a textarea. */
const textOf = (value: unknown) => String(value ?? '').replace(/\r\n?/g, '\n');

/** Creates or changes a recipe; with scripts it is stored in this browser (docs/behaviour/commands.md#how-a-recipe-is-typed). */
export function RecipeEditPage() {
  const { engines, start, problem } = useLoaderData<typeof loader>();
  const reply = useActionData<RecipeEditReply>();
  const isBusy = useNavigation().formData !== undefined;
  const [isTyped, setIsTyped] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  // Visitors type before the scripts start, and the document of a refused form has what they typed.
  useBeforePaint(() => {
    if (!form.current || !start) return;
    const fields = new FormData(form.current);
    // Without an engine of the list, the browser chooses the first.
    const engine = engines.find(({ id }) => id === start.engine) ?? engines[0];
    const shown = { ...start, engine: engine?.id };
    setIsTyped(editedFields.some((name) => textOf(fields.get(name)) !== textOf(shown[name])));
  }, []);
  useKeepMade(reply?.made ?? null, start?.id ?? '');
  if (problem)
    return (
      <Page kind="reading">
        <ProblemPanel level={1} problem={problem} />
      </Page>
    );
  // A refused form keeps the typed text; the form library leaves out empty fields.
  const typed: Readonly<Record<string, unknown>> | null | undefined = reply?.result?.initialValue;
  const valueOf = (field: (typeof editedFields)[number]) => {
    if (!typed) return start[field];
    return typeof typed[field] === 'string' ? typed[field] : '';
  };
  const errorsOf = (field: string) => reply?.result?.error?.[field] ?? [];
  return (
    <Page kind="reading" className={tools.page}>
      <PageHead title="Write a recipe">Several commands under one name, with values to fill in each time.</PageHead>
      <LeaveWarning isUnsaved={isTyped && !isBusy && !reply?.made} />
      <ReplyMessage message={reply?.message} />
      {reply?.made ? (
        <MadeRecipe made={reply.made} />
      ) : (
        <Form
          ref={form}
          method="post"
          className={formLayout.form}
          preventScrollReset
          noValidate
          onInput={() => setIsTyped(true)}
        >
          <input type="hidden" name="intent" value="check" />
          <TextField
            id="name"
            name="name"
            label="Name"
            defaultValue={valueOf('name')}
            maxLength={recipeFormLimits.name}
            errors={errorsOf('name')}
            autoComplete="off"
            required
          />
          <TextField
            id="description"
            name="description"
            label="Description"
            hint="What it is for; may be empty."
            defaultValue={valueOf('description')}
            maxLength={recipeFormLimits.description}
            errors={errorsOf('description')}
            autoComplete="off"
          />
          <EngineField engines={engines} value={valueOf('engine')} />
          <TextAreaField
            id="lines"
            name="lines"
            label="Commands"
            hint="One on each line. {amount=5} is a value to fill in, with 5 as the default. 3* before a line runs it three times."
            rows={8}
            defaultValue={valueOf('lines')}
            maxLength={recipeFormLimits.characters}
            errors={errorsOf('lines')}
            required
          />
          <div className={tools.actions}>
            <SubmitButton isBusy={isBusy}>Save recipe</SubmitButton>
            <ButtonLink to="/command/recipes">Your recipes</ButtonLink>
          </div>
        </Form>
      )}
    </Page>
  );
}

type Made = NonNullable<RecipeEditReplyFields['made']>;

/** Without scripts the browser stores nothing, but the address contains the whole recipe. */
function MadeRecipe({ made }: { made: Made }) {
  return (
    <section className={tools.card} role="status">
      <h2>{made.name} is ready</h2>
      <p>Bookmark its page, or send its address to a friend.</p>
      <div className={tools.actions}>
        <ButtonLink to={recipeHref(made)}>Open the recipe</ButtonLink>
      </div>
    </section>
  );
}

/** Stores the recipe that the server has accepted, replaces the edited one, and opens it. */
function useKeepMade(made: Made | null, editedId: string): void {
  const navigate = useNavigate();
  const kept = useRef<Made | null>(null);
  useEffect(() => {
    if (made === null || kept.current === made) return;
    kept.current = made;
    const before = readRecipes().find(({ id }) => id === editedId);
    const isSaved = saveRecipe({ ...made, id: before?.id ?? newRecipeId(), isFavourite: before?.isFavourite ?? false });
    showToast(
      isSaved ? { type: 'ok', title: 'Recipe saved', message: 'It is in your recipes on this device.' } : notKept,
    );
    if (isSaved) navigate(recipeHref(made));
  }, [made, editedId, navigate]);
}
