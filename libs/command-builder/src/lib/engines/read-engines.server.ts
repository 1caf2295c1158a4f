import { CommandNameSchema } from '@starhaven/contracts/commands';
import { GameSlugSchema, listGames } from '@starhaven/contracts/games';
import type { UpstreamClient } from '@starhaven/upstream/server';
import * as v from 'valibot';
import type { EngineChoice } from './engine-choice';

/** The engines of all games that have a command file, in the host's order. Throws UpstreamError. */
export async function readEngines(client: UpstreamClient): Promise<EngineChoice[]> {
  const { data } = await client.call(listGames, {});
  return data.flatMap(({ id: gameId, slug: gameSlug, title: gameTitle, engine }) =>
    engine.flatMap(({ name, command = '' }) =>
      v.is(CommandNameSchema, command) && v.is(GameSlugSchema, gameSlug)
        ? [{ id: `${gameSlug}/${command}`, gameSlug, gameId, gameTitle, engine: command, name }]
        : [],
    ),
  );
}
