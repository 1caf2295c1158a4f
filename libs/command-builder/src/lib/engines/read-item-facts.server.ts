import type { Item } from '@starhaven/contracts/handbook';
import { ItemType, listItems } from '@starhaven/contracts/handbook';
import type { CommandFacts, ItemParamType } from '@starhaven/game-commands';
import { defaultSlots, findSubProperty } from '@starhaven/game-commands';
import { isUpstreamError, requireSuccess } from '@starhaven/upstream/server';
import type { UpstreamClient } from '@starhaven/upstream/server';

/** Pages wait no longer for names; without them ids are shown. */
const timeoutMs = 3_000;

const itemTypes: Readonly<Record<ItemParamType, number>> = {
  avatarList: ItemType.Avatar,
  itemList: ItemType.Normal,
  monsterList: ItemType.Monster,
  weaponList: ItemType.Weapon,
  artifactList: ItemType.ArtifactConfig,
  questList: ItemType.Quest,
  sceneList: ItemType.Scene,
  propmainList: ItemType.ArtifactMain,
  propSub: ItemType.ArtifactSub,
};

export interface ItemFacts {
  facts: CommandFacts;
  /** The lists that the host answered. */
  lists: ReadonlyMap<ItemParamType, readonly Item[]>;
}

/**
 * What the handbook knows about items of some types, by the specification's picker call. A list that does not come is left out: then
 * nothing is checked against it.
 */
export async function readItemFacts(
  client: UpstreamClient,
  game: number,
  types: readonly ItemParamType[],
): Promise<ItemFacts> {
  const signal = AbortSignal.timeout(timeoutMs);
  const read = await Promise.all(
    [...new Set(types)].map(
      async (type) => [type, await readList(client, { game, type: itemTypes[type] }, signal)] as const,
    ),
  );
  const lists = new Map(read.flatMap(([type, items]) => (items === null ? [] : [[type, items] as const])));
  return { lists, facts: toFacts(game, lists) };
}

async function readList(
  client: UpstreamClient,
  asked: { game: number; type: number },
  signal: AbortSignal,
): Promise<readonly Item[] | null> {
  try {
    const result = await client.call(listItems, { query: asked, signal });
    if (!result.ok && result.retcode === -1) return [];
    // Other hosts may answer with other types and games.
    return requireSuccess(listItems, result).data.filter(
      ({ game, type }) => (game === 0 || game === asked.game) && (type === 0 || type === asked.type),
    );
  } catch (error) {
    if (!isUpstreamError(error)) throw error;
    return null;
  }
}

function toFacts(game: number, lists: ItemFacts['lists']): CommandFacts {
  const byId = new Map([...lists].map(([type, items]) => [type, new Map(items.map((item) => [item.id, item]))]));
  const properties = (lists.get('propSub') ?? []).map(({ id, name, stats = null }) => ({ id, name, stats }));
  const find = (type: ItemParamType, id: string) =>
    type === 'propSub'
      ? findSubProperty({ id, count: 1, step: null }, { game, properties })?.property
      : byId.get(type)?.get(id);
  return {
    // Nothing is known about a list that did not come, or that the host does not have.
    hasItem: (type, id) => (byId.get(type)?.size ?? 0) === 0 || find(type, id) !== undefined,
    itemName: (type, id) => find(type, id)?.name || null,
    artifact: (id) => {
      const item = byId.get('artifactList')?.get(id);
      if (item === undefined) return null;
      return { main: item.main ?? '', sub: item.sub ?? '', appendPropNum: item.appendPropNum ?? defaultSlots };
    },
  };
}
