import type { Command, CommandParamType } from '@starhaven/contracts/commands';
import { isItemType, readLine } from '@starhaven/game-commands';
import type { ItemParamType } from '@starhaven/game-commands';

/** Ids of properties are unique only within their group, so an id alone has no name. */
const hasNames = (type: CommandParamType): type is ItemParamType => isItemType(type) && !type.startsWith('prop');

/** The ids in the lines whose names are not known yet, for each item type that a command with this head accepts. */
export function findItemIds(
  lines: readonly string[],
  commands: readonly Command[],
  isKnown: (type: ItemParamType, id: string) => boolean,
): Map<ItemParamType, Set<string>> {
  const wanted = new Map<ItemParamType, Set<string>>();
  for (const line of lines) {
    const read = readLine(line, commands);
    if (read === null) continue;
    const ids = read.command.params
      .filter(({ type }) => hasNames(type))
      .flatMap(({ id }) => read.values[id] ?? [])
      .filter((value) => /^\d{1,10}$/.test(value));
    const types = commands
      .filter(({ head }) => head === read.command.head)
      .flatMap(({ params }) => params.map(({ type }) => type))
      .filter(hasNames);
    for (const type of types) {
      for (const id of ids) {
        if (!isKnown(type, id)) wanted.set(type, (wanted.get(type) ?? new Set()).add(id));
      }
    }
  }
  return wanted;
}
