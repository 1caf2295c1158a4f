import type { Command } from '@starhaven/contracts/commands';
import type { CommandValues, EnginePlace } from '@starhaven/game-commands';
import { engineHref, valuePrefix, valuesToSearch } from '@starhaven/game-commands';

export { commandHref, engineHref, valuePrefix } from '@starhaven/game-commands';

/** One command of one engine, as in the address of its form. */
export interface CommandPlace extends EnginePlace {
  /** 1 Genshin Impact, 2 Honkai: Star Rail, 3 Blue Archive. */
  gameId: number;
  commandId: string;
}

/** The picker of one parameter as a separate page, which leads back with the choice. */
export function pickerHref(place: EnginePlace, command: Command, paramId: string, values: CommandValues): string {
  const search = valuesToSearch(command, values, valuePrefix);
  search.set('command', command.id);
  search.set('param', paramId);
  return `${engineHref(place)}/pick?${search.toString()}`;
}
