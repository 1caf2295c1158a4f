import type { Command } from '@starhaven/contracts/commands';
import type { ItemParamType } from '@starhaven/game-commands';
import { isItemType } from '@starhaven/game-commands';

/** The handbook's lists that decide which command a line with these heads is: `give` accepts items, weapons and relics. */
export function itemTypesOf(heads: readonly string[], commands: readonly Command[]): ItemParamType[] {
  const wanted = new Set(heads.map((head) => head.toLowerCase()));
  return commands
    .filter(({ head }) => wanted.has(head.toLowerCase()))
    .flatMap(({ params }) => params.map(({ type }) => type))
    .filter(isItemType);
}
