import { CommandNameSchema } from '@starhaven/contracts/commands';
import { listGames } from '@starhaven/contracts/games';
import { extensions } from '@starhaven/contracts/protocol';
import { commandFileOf } from '@starhaven/game-commands';
import type { UpstreamClient } from '@starhaven/upstream/server';
import * as v from 'valibot';
import type { EngineChoice } from './engine-choice';

/** What a host sends about a game server (docs/behaviour/chat.md#stored-characters). */
export interface ServerKind {
  /** Game id. */
  game: number;
  /** Version of its command API; empty if the host sends none. */
  api: string;
}

/**
 * The engine whose commands a game server accepts: the one whose file, id or name is in its `api_game`. Our own host also has commands of
 * engines that no game lists. If only a version is given, it means the game's only engine. Null if the engine cannot be determined.
 * Throws UpstreamError.
 */
export async function findServerEngine(
  client: UpstreamClient,
  { game, api }: ServerKind,
): Promise<Pick<EngineChoice, 'id' | 'gameSlug' | 'file'> | null> {
  const { data } = await client.call(listGames, {});
  const engines = data
    .filter(({ id }) => id === game)
    .flatMap(({ slug, engine }) => engine.map((one) => ({ ...one, slug, file: commandFileOf(one) })));
  const named = engines.filter(({ file, id, name, short }) =>
    [file, String(id ?? ''), name, short].some((text) => api !== '' && text?.toLowerCase() === api.toLowerCase()),
  );
  const slug = data.find(({ id }) => id === game)?.slug;
  if (named.length === 0 && slug && /[a-z]/i.test(api)) {
    const isServed = client.hasExtension(extensions.chat) && v.is(CommandNameSchema, api);
    return isServed ? { id: `${slug}/${api}`, gameSlug: slug, file: api } : null;
  }
  const found = named[0] ?? (engines.length === 1 ? engines[0] : undefined);
  return found?.file ? { id: `${found.slug}/${found.file}`, gameSlug: found.slug, file: found.file } : null;
}
