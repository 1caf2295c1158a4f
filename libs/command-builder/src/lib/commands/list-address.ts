import type { Command } from '@starhaven/contracts/commands';
import type { CommandValues, EnginePlace } from '@starhaven/game-commands';
import { engineHref, valuePrefix, valuesToSearch } from '@starhaven/game-commands';

/** The address of a list, apart from the values (docs/behaviour/commands.md#addresses). */
export interface ListAddress {
  query: string;
  /** The opened command, whose values are in the address; null for none. */
  commandId: string | null;
  isAllShown: boolean;
}

/** Query parameters of the list, without the values. */
export const listFields = ['q', 'command', 'show'] as const;

const maxQueryLength = 100;

export const readListAddress = (search: URLSearchParams): ListAddress => ({
  query: (search.get('q') ?? '').slice(0, maxQueryLength),
  commandId: search.get('command') || null,
  isAllShown: search.get('show') === 'all',
});

/** The address of the list in a given state, with the opened command's values. */
export function listHref(
  place: EnginePlace,
  { query, commandId, isAllShown }: ListAddress,
  opened?: { command: Command; values: CommandValues } | null,
): string {
  const search = opened ? valuesToSearch(opened.command, opened.values, valuePrefix) : new URLSearchParams();
  if (query.trim() !== '') search.set('q', query);
  if (commandId !== null) search.set('command', commandId);
  if (isAllShown) search.set('show', 'all');
  return search.size === 0 ? engineHref(place) : `${engineHref(place)}?${search.toString()}`;
}
