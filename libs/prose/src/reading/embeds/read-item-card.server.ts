import { listGames } from '@starhaven/contracts/games';
import type { Item } from '@starhaven/contracts/handbook';
import { ItemType, findRarity, getItem, handbookPageSize, listItems } from '@starhaven/contracts/handbook';
import { extensions } from '@starhaven/contracts/protocol';
import type { UpstreamClient } from '@starhaven/upstream/server';
import { isNone, readVersion, requireSuccess } from '@starhaven/upstream/server';
import type { EmbedCard } from './embed-card.server';
import { partsOf } from './parts-of';

/** For the type names in item addresses (docs/behaviour/handbook.md#item-types): the type's number and label. */
const types: Readonly<Record<string, [number, string]>> = {
  avatar: [ItemType.Avatar, 'Avatar'],
  item: [ItemType.Normal, 'Item'],
  monster: [ItemType.Monster, 'Monster'],
  weapon: [ItemType.Weapon, 'Weapon'],
  scene: [ItemType.Scene, 'Scene'],
  gadget: [ItemType.Gadget, 'Gadget'],
  'main-property': [ItemType.ArtifactMain, 'Main property'],
  'sub-property': [ItemType.ArtifactSub, 'Sub property'],
  artifact: [ItemType.ArtifactConfig, 'Artifact'],
  quest: [ItemType.Quest, 'Quest'],
  plane: [ItemType.Plane, 'Plane'],
  stage: [ItemType.Stage, 'Stage'],
};

/** An item of the handbook: name, kind, rarity. */
export async function readItemCard(
  client: UpstreamClient,
  address: URL,
  signal: AbortSignal,
): Promise<EmbedCard | null> {
  const [, slug, typeSlug = '', id = ''] = partsOf(address);
  const [type, kind] = Object.hasOwn(types, typeSlug) ? (types[typeSlug] ?? []) : [];
  if (type === undefined || kind === undefined || !/^\d{1,15}$/.test(id)) return null;
  const games = requireSuccess(listGames, await client.call(listGames, { signal })).data;
  const game = games.find((one) => one.slug === slug);
  if (!game) return null;
  const grup = address.searchParams.get('group')?.slice(0, 64);
  const item = await readItem(client, { game: game.id, type, id, grup }, signal);
  if (item === null) return null;
  const rarity = findRarity(item.starType);
  return {
    kind: 'item',
    to: address.pathname + address.search,
    title: item.name.trim() || '???',
    facts: [kind, game.title, ...(rarity ? [`${rarity.stars} ${rarity.stars === 1 ? 'star' : 'stars'}`] : [])],
    stars: item.starType,
  };
}

interface Asked {
  game: number;
  type: number;
  id: string;
  grup: string | undefined;
}

/** The specification has no call for one item; a search for its number finds it. */
async function readItem(
  client: UpstreamClient,
  { game, type, id, grup }: Asked,
  signal: AbortSignal,
): Promise<Item | null> {
  if (client.hasExtension(extensions.handbook)) {
    const answer = await client.call(getItem, { params: { game, type, id }, query: { grup }, signal });
    if (isNone(answer)) return null;
    return requireSuccess(getItem, answer).data;
  }
  const version = await readVersion(client, game);
  const query = { search: id, page: 1, limit: handbookPageSize, game, type, version };
  const answer = await client.call(listItems, { query, signal });
  if (isNone(answer)) return null;
  const isAsked = (item: Item) => item.id === id && (item.type === 0 || item.type === type);
  return requireSuccess(listItems, answer).data.find(isAsked) ?? null;
}
