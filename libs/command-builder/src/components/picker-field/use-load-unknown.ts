import { useEffect } from 'react';
import type { Command, CommandParam } from '@starhaven/contracts/commands';
import type { Language } from '@starhaven/contracts/handbook';
import type { CommandValues } from '@starhaven/game-commands';
import { wantedItems } from '../../lib/chosen/chosen-items';
import type { FindRows } from '../../lib/chosen/chosen-items';
import { itemLists } from '../../lib/picker/item-lists';

export interface UnknownIn {
  command: Command;
  param: CommandParam;
  values: CommandValues;
  find: FindRows;
  game: number;
  language: Language;
}

/** Loads the list of a parameter if one of its ids is not known yet, such as a typed one. If it fails, the ids have no names. */
export function useLoadUnknown({ command, param, values, find, game, language }: UnknownIn): void {
  const unknown = wantedItems({ ...command, params: [param] }, values).find(({ type, ids }) =>
    ids.some((id) => find(type, id) === undefined),
  )?.type;
  useEffect(() => {
    if (unknown !== undefined) return itemLists.load({ game, type: unknown, language });
  }, [game, unknown, language]);
}
