import type { Command } from '@starhaven/contracts/commands';
import type { ItemParamType } from '@starhaven/game-commands';
import { isItemType } from '@starhaven/game-commands';

/** The handbook's lists that decide what lines with these heads are: `give` takes items, weapons and relics. */
export function itemTypesOf(heads: readonly string[], commands: readonly Command[]): ItemParamType[] {
  const wanted = new Set(heads.map((head) => head.toLowerCase()));
  return commands
    .filter(({ head }) => wanted.has(head.toLowerCase()))
    .flatMap(({ params }) => params.map(({ type }) => type))
    .filter(isItemType);
}
