import type { Command } from '@starhaven/contracts/commands';
import type { CommandValues } from '@starhaven/game-commands';
import { valuesToSearch } from '@starhaven/game-commands';

/** One command of one engine, as the address of its form names it. */
export interface CommandPlace {
  gameSlug: string;
  /** 1 Genshin Impact, 2 Honkai: Star Rail, 3 Blue Archive. */
  gameId: number;
  /** The `command` field of the engine: the name of its command file. */
  engine: string;
  commandId: string;
}

type EnginePlace = Pick<CommandPlace, 'gameSlug' | 'engine'>;

/** Keeps the values of a command apart from the other fields of an address. */
export const valuePrefix = 'v.';

/** The list of an engine's commands. */
export const engineHref = ({ gameSlug, engine }: EnginePlace) => `/command/${gameSlug}/${engine}`;

/** The list with one command opened and filled in. */
export function commandHref(place: EnginePlace, command: Command, values: CommandValues): string {
  const search = valuesToSearch(command, values, valuePrefix);
  search.set('command', command.id);
  return `${engineHref(place)}?${search.toString()}#command-${encodeURIComponent(command.id)}`;
}

/** The picker of one parameter as a page of its own, which leads back with the choice. */
export function pickerHref(place: EnginePlace, command: Command, paramId: string, values: CommandValues): string {
  const search = valuesToSearch(command, values, valuePrefix);
  search.set('command', command.id);
  search.set('param', paramId);
  return `${engineHref(place)}/pick?${search.toString()}`;
}
