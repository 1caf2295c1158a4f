import type { Game, Platform } from '@starhaven/contracts/games';
import { GameSlugSchema, getGameDownloads, getGameInfo } from '@starhaven/contracts/games';
import type { UpstreamClient } from '@starhaven/upstream/server';
import { isDeclined, requireSuccess } from '@starhaven/upstream/server';
import * as v from 'valibot';
import type { EmbedCard } from './embed-card.server';
import { partsOf } from './parts-of';

/** A game's downloads: the newest version, or the one in the address. */
export async function readDownloadCard(
  client: UpstreamClient,
  address: URL,
  signal: AbortSignal,
): Promise<EmbedCard | null> {
  const [, slug] = partsOf(address);
  if (!v.is(GameSlugSchema, slug)) return null;
  const params = { slug };
  const [info, downloads] = await Promise.all([
    client.call(getGameInfo, { params, query: { load: 'full' }, signal }),
    client.call(getGameDownloads, { params, signal }),
  ]);
  if (isDeclined(info)) return null;
  const game: Game = requireSuccess(getGameInfo, info).data;
  const platforms = isDeclined(downloads) ? [] : requireSuccess(getGameDownloads, downloads).data;
  return {
    kind: 'download',
    to: address.pathname + address.search,
    title: game.title,
    facts: factsOf(platforms, address.searchParams),
  };
}

function factsOf(platforms: readonly Platform[], search: URLSearchParams): string[] {
  const wanted = search.get('platform')?.toLowerCase();
  const platform = platforms.find(({ platfrom }) => platfrom.toLowerCase() === wanted) ?? platforms[0];
  const version = search.get('version');
  const build =
    platform?.version.find(({ name, project }) => version === name || version === `${name}-${project?.short}`) ??
    platform?.version[0];
  if (!platform || !build) return ['Nothing to download at the moment'];
  const engine = build.project?.name_engine ?? '';
  return [platform.platfrom, `version ${build.name}`, ...(engine === '' ? [] : [engine])];
}
