import { handbookPageSize, ItemType, listItems } from '@starhaven/contracts/handbook';
import { extensions } from '@starhaven/contracts/protocol';
import type { UpstreamClient } from '@starhaven/upstream/server';
import { orNull } from '@starhaven/upstream/server';
import { goodKey } from './import-facts';

/** How many sets of one build are looked up; the game has fewer. */
const maxSets = 80;
const timeoutMs = 5_000;

/** The names of sets in a GOOD file; none in any other text. */
export const setKeysIn = (text: string): string[] =>
  [...new Set([...text.matchAll(/"setKey"\s*:\s*"([A-Za-z0-9]{1,60})"/g)].map(([, key = '']) => key))].slice(
    0,
    maxSets,
  );

/**
 * A piece of each set, by the set's key. No list of the specification has sets; our host's index has their names as other names of their
 * pieces (extension `item-extras`). A set that is not found is missing.
 */
export async function findSets(
  client: UpstreamClient,
  game: number,
  keys: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (!client.hasExtension(extensions.itemExtras)) return new Map();
  const signal = AbortSignal.timeout(timeoutMs);
  const found = await Promise.all(
    keys.map((key) =>
      orNull(async () => {
        // The index finds names even without their spaces.
        const query = {
          search: key,
          page: 1,
          limit: handbookPageSize,
          game,
          type: ItemType.ArtifactConfig,
          extras: 'yes',
        };
        const result = await client.call(listItems, { query, signal });
        const pieces = result.ok ? result.data : [];
        const piece = pieces.find(({ alsoKnownAs }) => goodKey(alsoKnownAs?.name ?? '') === goodKey(key));
        return piece ? ([key, piece.id] as const) : null;
      }),
    ),
  );
  return new Map(found.filter((one) => one !== null));
}
