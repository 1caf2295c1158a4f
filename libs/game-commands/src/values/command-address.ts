import type { Command } from '@starhaven/contracts/commands';
import type { CommandValues } from '../build/command-values';
import { valuesToSearch } from './values-search';

export interface EnginePlace {
  gameSlug: string;
  /** The engine's name in addresses: its `command` field if it has one. */
  engine: string;
}

/** Separates the values of a command from the other fields of an address. */
export const valuePrefix = 'v.';

/** The engine in an address, after `/command/`. */
export const enginePart = ({ gameSlug, engine }: EnginePlace) =>
  `${encodeURIComponent(gameSlug)}/${encodeURIComponent(engine)}`;

/** The list of an engine's commands. */
export const engineHref = (place: EnginePlace) => `/command/${enginePart(place)}`;

/** The id of a command's card on its page, for links. */
export const cardId = (commandId: string) => `command-${encodeURIComponent(commandId)}`;

/** The list with one command opened and filled in (docs/behaviour/commands.md#addresses). */
export function commandHref(place: EnginePlace, command: Command, values: CommandValues): string {
  const search = valuesToSearch(command, values, valuePrefix);
  search.set('command', command.id);
  return `${engineHref(place)}?${search.toString()}#${encodeURIComponent(cardId(command.id))}`;
}
