import type { AppLoadContext } from '@remix-run/node';
import { listGames } from '@starhaven/contracts/games';
import type { Game } from '@starhaven/contracts/games';
import { logOutTo, logoutNotices, readSession } from '@starhaven/session/server';
import type { UpstreamClient } from '@starhaven/upstream/server';
import { isUpstreamError, UpstreamError } from '@starhaven/upstream/server';
import { engineTabs, isGameList } from './engine-tab';
import type { EngineTab } from './engine-tab';
import { engineChoices } from './engine-choice';
import type { EngineChoice } from './engine-choice';

/** The request that a page answers. If the list of games cannot be used, its session ends. */
export interface Visit {
  context: AppLoadContext;
  request: Request;
}

/**
 * The engines of all games. Throws UpstreamError. If the list cannot be used, it logs a member out; for guests it throws the same error
 * (docs/behaviour/commands.md#game-list-guard).
 */
export async function readEngineTabs(client: UpstreamClient, { context, request }: Visit): Promise<EngineTab[]> {
  const games = await readGames(client);
  if (isGameList(games)) return engineTabs(games);
  if (await readSession(context, request)) throw await logOutTo(context, '/login', logoutNotices['critical-error']);
  throw new UpstreamError('shape', listGames.name, 'the list is empty, or a game has no id, title or engines');
}

/** The games of the host; empty if its answer is JSON but not a list of games. Throws UpstreamError for every other failure. */
async function readGames(client: UpstreamClient): Promise<readonly Game[]> {
  try {
    return (await client.call(listGames, {})).data;
  } catch (error) {
    if (isUpstreamError(error) && error.kind === 'shape' && error.path !== undefined) return [];
    throw error;
  }
}

/** The engines of all games that have a command file, in the host's order. Throws the same errors as `readEngineTabs`. */
export const readEngines = async (client: UpstreamClient, visit: Visit): Promise<EngineChoice[]> =>
  engineChoices(await readEngineTabs(client, visit));
