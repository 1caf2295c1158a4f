import { data } from '@remix-run/node';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { listCommandRecipes } from '@starhaven/contracts/commands';
import { extensions } from '@starhaven/contracts/protocol';
import { recipeFromText } from '@starhaven/game-commands';
import { readSession, requireLiveAnswer } from '@starhaven/session/server';
import { unsharedHeaders } from '@starhaven/ui-kit/server';
import { orElse, requireSuccess, upstreamFor } from '@starhaven/upstream/server';
import { findEngine } from '../../lib/engines/engine-choice';
import { readEngines } from '../../lib/engines/read-engines.server';

/** A short link of the account. */
export interface OwnLink {
  id: string;
  name: string;
  description: string;
  engineName: string;
  /** Unix seconds. */
  sharedAt: number;
}

const nothing = { links: null, isSilent: false };

export const headers = unsharedHeaders;

/**
 * The short links of the account (docs/behaviour/commands.md#shared-recipes); null for guests and on hosts without them. The recipes
 * themselves are stored in the browser.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const client = upstreamFor(context, request);
  const session = await readSession(context, request);
  if (session === null || !client.hasExtension(extensions.commandRecipes)) return data(nothing);
  const read = async () => {
    const [result, engines] = await Promise.all([
      client.call(listCommandRecipes, { sessionKey: session.sessionKey }),
      readEngines(client, { context, request }),
    ]);
    await requireLiveAnswer(context, request, result);
    const links = requireSuccess(listCommandRecipes, result).data.map(
      ({ id, recipe, engine, description, sharedAt }): OwnLink => ({
        ...{ id, description, sharedAt },
        name: recipeFromText(recipe)?.name ?? id,
        engineName: findEngine(engines, engine)?.name ?? engine,
      }),
    );
    return data({ links: { own: links, now: Math.floor(Date.now() / 1000) }, isSilent: false });
  };
  return orElse(read, () => data({ ...nothing, isSilent: true }));
}
