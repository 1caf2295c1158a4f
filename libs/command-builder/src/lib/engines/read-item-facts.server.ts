import { defaultLanguage } from '@starhaven/contracts/handbook';
import type { CommandFacts, ItemParamType } from '@starhaven/game-commands';
import { orNull } from '@starhaven/upstream/server';
import type { UpstreamClient } from '@starhaven/upstream/server';
import { findInLists, groupById, toCommandFacts } from '../chosen/chosen-items';
import type { PickerRow } from '../picker-rows/picker-row';
import { readPickerList } from '../picker/read-picker-list.server';

/** How long pages wait for names; after that, they show ids. */
const timeoutMs = 3_000;

export interface ItemFacts {
  facts: CommandFacts;
  /** The lists that the host answered. */
  lists: ReadonlyMap<ItemParamType, readonly PickerRow[]>;
}

/**
 * What the handbook knows about items of some types, from the pickers' lists. If a list does not load, it is left out and nothing is
 * checked against it.
 */
export async function readItemFacts(
  client: UpstreamClient,
  game: number,
  types: readonly ItemParamType[],
): Promise<ItemFacts> {
  const signal = AbortSignal.timeout(timeoutMs);
  const read = await Promise.all(
    [...new Set(types)].map((type) =>
      orNull(async () => {
        const { rows } = await readPickerList(client, { game, type, language: defaultLanguage }, signal);
        return [type, rows] as const;
      }),
    ),
  );
  const lists = new Map(read.filter((list) => list !== null));
  const indexed = new Map([...lists].map(([type, rows]) => [type, { rows, byId: groupById(rows) }]));
  return { lists, facts: toCommandFacts(findInLists(game, (type) => indexed.get(type))) };
}
