import { redirect } from '@remix-run/node';
import type { ActionFunctionArgs, AppLoadContext } from '@remix-run/node';
import {
  EngineIdSchema,
  RecipeTextSchema,
  removeCommandRecipe,
  shareCommandRecipe,
  SharedRecipeIdSchema,
} from '@starhaven/contracts/commands';
import { extensions } from '@starhaven/contracts/protocol';
import { requireLiveAnswer, requireSession } from '@starhaven/session/server';
import { formAction, formIntent } from '@starhaven/ui-kit/server';
import type { CallRefusal, UpstreamClient } from '@starhaven/upstream/server';
import { failedReply, isDeclined, refusedReply, upstreamFor } from '@starhaven/upstream/server';
import * as v from 'valibot';
import { recipeFormLimits } from '../../lib/recipes/recipe-limits';

interface ShareVisit {
  context: AppLoadContext;
  request: Request;
  client: UpstreamClient;
  sessionKey: string;
  /** Id in the page's address; empty on the page of a recipe without a short address. */
  id: string;
}

type ShareIntent = 'share' | 'remove';

const refuse = (refusal: CallRefusal) => refusedReply(refusal, { title: 'Not changed' });

const share = formIntent(
  v.object({
    engine: EngineIdSchema,
    recipe: RecipeTextSchema,
    description: v.pipe(
      v.optional(v.string(), ''),
      v.maxLength(recipeFormLimits.description, `A description has at most ${recipeFormLimits.description} characters`),
    ),
  }),
  async ({ client, context, request, sessionKey }: ShareVisit, body) => {
    const result = await client.call(shareCommandRecipe, { sessionKey, body });
    await requireLiveAnswer(context, request, result);
    return result.ok ? redirect(`/command/r/${result.data.id}`, 303) : refuse(result);
  },
);

const remove = formIntent(v.object({}), async ({ client, context, request, sessionKey, id }: ShareVisit) => {
  if (!v.is(SharedRecipeIdSchema, id))
    return {
      status: 422,
      message: { type: 'error', title: 'Not changed', message: 'This recipe has no short address.' },
    };
  const result = await client.call(removeCommandRecipe, { sessionKey, body: { id } });
  await requireLiveAnswer(context, request, result);
  // Another tab may have removed it already.
  return result.ok || isDeclined(result) ? redirect('/command/recipes', 303) : refuse(result);
});

const runForm = formAction<ShareVisit, ShareIntent, object>({
  intents: { share, remove },
  more: {},
  onFailure: (error) => failedReply(error),
});

/** Gives a recipe a short address, or removes it; only for members (docs/behaviour/commands.md#shared-recipes). */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const { sessionKey } = await requireSession(context, request);
  const client = upstreamFor(context, request);
  // A host of the specification has no such calls (docs/decisions/0017-hosts-of-somebody-else.md).
  if (!client.hasExtension(extensions.commandRecipes)) throw new Response('Not Found', { status: 404 });
  return runForm(request, { context, request, client, sessionKey, id: params['id'] ?? '' });
}
